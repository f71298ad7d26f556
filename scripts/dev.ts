/* The development server: a small proxy on PORT in front of the real server. When a source changes, it builds, restarts the real server
   and reloads open pages. The pages' own Content-Security-Policy stays in force: the only addition to a page is a script of the same
   origin. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {watch} from 'node:fs';
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createProgram, readArguments} from '../server/cli/program.ts';

readArguments(
  createProgram('npm run dev --', {
    summary: 'Serves, and rebuilds and reloads open pages at every change of a source.',
    examples: ['npm run dev', 'PORT=8080 npm run dev'],
  }),
);

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const inner = port + 10_000;
const watched = ['agency', 'build', 'contract', 'embed-demo', 'host', 'insurance', 'server', 'widgets'];
const listeners = new Set<ServerResponse>();

const reloadScript = `new EventSource('/__dev/events').onmessage = () => location.reload();`;

let server: ChildProcess | undefined;

const build = (): boolean =>
  spawnSync(process.execPath, [join(root, 'build/build.ts')], {cwd: root, stdio: 'inherit'}).status === 0;

const startServer = async (): Promise<void> => {
  if (server) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  server = spawn(process.execPath, [join(root, 'server/start/main.ts')], {
    cwd: root,
    // The IPC channel ends the server together with this process.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, PORT: String(inner), SITE_ORIGIN: `http://localhost:${port}`},
  });
};

/** Passes a request on; while the server starts, retries for ten seconds. */
const forward = (incoming: IncomingMessage, outgoing: ServerResponse, tries = 50): void => {
  const headers = {...incoming.headers, 'accept-encoding': 'identity'};
  const passed = request({port: inner, path: incoming.url, method: incoming.method, headers}, (answer) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const page = Buffer.concat(chunks)
        .toString()
        .replace('</body>', '<script src="/__dev/reload.js"></script></body>');
      const {'content-length': _length, ...rest} = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(page);
    });
  });
  passed.on('error', () => {
    if (tries > 0 && incoming.method === 'GET') setTimeout(() => forward(incoming, outgoing, tries - 1), 200);
    else outgoing.writeHead(502).end('The server is not up: see the terminal.\n');
  });
  incoming.pipe(passed);
};

createServer((incoming, outgoing) => {
  if (incoming.url === '/__dev/reload.js') {
    outgoing.writeHead(200, {'Content-Type': 'text/javascript'}).end(reloadScript);
  } else if (incoming.url === '/__dev/events') {
    outgoing
      .writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'})
      .flushHeaders();
    listeners.add(outgoing);
    outgoing.on('close', () => listeners.delete(outgoing));
  } else forward(incoming, outgoing);
}).listen(port);

let timer: NodeJS.Timeout | undefined;
let isServerOnly = true;

const onChange = async (): Promise<void> => {
  const mustBuild = !isServerOnly;
  isServerOnly = true;
  if (mustBuild && !build()) return; // the message is on the terminal; the last good build stays
  await startServer();
  for (const page of listeners) page.write('data: reload\n\n');
};

for (const folder of watched) {
  watch(join(root, folder), {recursive: true}, (_event, file) => {
    if (!file || /\.(test|e2e\.test)\.tsx?$|~$|\.swp$/.test(file)) return;
    isServerOnly &&= folder === 'server' && !file.startsWith('contract');
    clearTimeout(timer);
    timer = setTimeout(() => void onChange(), 150);
  });
}

process.on('disconnect', () => process.exit(0));
if (!build()) process.exit(1);
await startServer();
console.log(
  `\nLamplight for development on http://localhost:${port}; it rebuilds and reloads when a source changes.`,
);
