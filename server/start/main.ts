/** The program: `node server/start/main.ts`. Starts the server, and stops it on SIGTERM, SIGINT or the end of what started it. */
import {startServer} from './start-server.ts';

try {
  const isChild = process.connected;
  const server = await startServer(process.env);
  const demo = server.demoPort === undefined ? '' : `, partner demo on http://localhost:${server.demoPort}`;
  server.log.info(
    {port: server.port, demoPort: server.demoPort},
    `Lamplight on http://localhost:${server.port}${demo}`,
  );
  let isStopping = false;
  const stop = async (reason: string) => {
    // A second signal means now.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.log.info({reason}, 'stopping');
    await server.stop();
    server.log.info('stopped');
    server.log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  // What started this process with a channel between them has ended, perhaps by SIGKILL: nobody else would stop this one.
  const stopWithParent = () => void (isStopping || stop('disconnect'));
  if (isChild && !process.connected) stopWithParent();
  else process.on('disconnect', stopWithParent);
} catch (error) {
  // Settings, configuration and a taken port say by themselves what is wrong; of anything else the stack is needed.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isPlain = code === 'settings' || code === 'agency-config' || code === 'EADDRINUSE';
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
