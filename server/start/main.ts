/**
 * Runs the program: `node server/start/main.ts`. Starts the server, and stops it on SIGTERM, SIGINT or the end of
 * the parent process.
 */
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
    // A second signal ends the process immediately.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.log.info({reason}, 'stopping');
    await server.stop();
    server.log.info('stopped');
    server.log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  // The parent process, which opened a channel to this process, has ended, perhaps by SIGKILL: nothing else would
  // stop the server.
  const stopWithParent = () => void (isStopping || stop('disconnect'));
  if (isChild && !process.connected) stopWithParent();
  else process.on('disconnect', stopWithParent);
} catch (error) {
  // Errors of settings, configuration and a taken port are self-explanatory; any other error needs its stack.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isPlain =
    code === 'settings' || code === 'agency-config' || code === 'empty-store' || code === 'EADDRINUSE';
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
