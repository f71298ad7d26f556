/** The program: `node server/start/main.ts`. Starts the server, and stops it on SIGTERM or SIGINT. */
import {startServer} from './start-server.ts';

try {
  const server = await startServer(process.env);
  const demo = server.demoPort === undefined ? '' : `, partner demo on http://localhost:${server.demoPort}`;
  server.log.info(
    {port: server.port, demoPort: server.demoPort},
    `Lamplight on http://localhost:${server.port}${demo}`,
  );
  let isStopping = false;
  const stop = async (signal: string) => {
    // A second signal means now.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.log.info({signal}, 'stopping');
    await server.stop();
    server.log.info('stopped');
    server.log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
} catch (error) {
  // Settings, configuration and a taken port say by themselves what is wrong; of anything else the stack is needed.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isPlain =
    code === 'settings' || code === 'agency-config' || code === 'empty-store' || code === 'EADDRINUSE';
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
