import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {request, type ServerResponse} from 'node:http';
import {connect} from 'node:net';
import {Readable} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {MAX_WAITING_REQUESTS} from '../http/connection.ts';
import {listen} from './listener.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {bareEnvironment} from '../testing/bare-environment.ts';

// Yields the parts of a file as the file system reads them.
const parts = function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
};

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test('a stop answers the accepted request, refuses new requests, and ends kept-alive connections', async () => {
  const {post, port, stop, origin} = await startTestServer();
  // Leaves a connection idle in the pool.
  expect((await post('/api/leads', lead)).status).toBe(201);
  const body = Buffer.from(JSON.stringify(lead));
  const slow = request({
    port,
    method: 'POST',
    path: '/api/leads',
    headers: {'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue'},
  });
  const answered = once(slow, 'response');
  slow.flushHeaders();
  // The server has accepted the request.
  await once(slow, 'continue');
  slow.write(body.subarray(0, 10));
  const stopped = stop();
  const health = () => fetch(`${origin}/api/health`).then(String, ({message}: Error) => message);
  await expect.poll(health).toBe('fetch failed');
  slow.end(body.subarray(10));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(response.headers.connection).toBe('close');
  response.resume();
  await stopped;
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

// The answers to a client that pipelines many requests and reads to the end.
const answersTo = async (port: number, count: number): Promise<string> => {
  const socket = connect(port);
  let answers = '';
  socket.on('data', (chunk) => (answers += String(chunk)));
  const ended = once(socket, 'close');
  socket.write(REQUEST.repeat(count));
  await ended;
  return answers;
};

const connectionHeaders = (answers: string) => answers.match(/^Connection: \S+/gmu);

test('a stop answers every request that one connection has sent, and only the last answer ends it', async () => {
  const taken: ServerResponse[] = [];
  const listener = await listen((_request, response) => void taken.push(response), 0);
  const answers = answersTo(listener.port, 2);
  await expect.poll(() => taken.length).toBe(1);
  const closed = listener.close(5_000);
  taken[0]?.end('answer');
  await expect.poll(() => taken.length).toBe(2);
  taken[1]?.end('answer');
  await closed;
  expect(connectionHeaders(await answers)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('of a hundred requests sent at once the first are answered in turn, and the last of these ends the connection', async () => {
  let [open, most] = [0, 0];
  const listener = await listen((_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end('answer');
    });
  }, 0);
  onTestFinished(() => listener.close(0));
  const headers = connectionHeaders(await answersTo(listener.port, 100));
  expect(headers).toHaveLength(1 + MAX_WAITING_REQUESTS);
  expect(headers?.indexOf('Connection: close')).toBe(MAX_WAITING_REQUESTS);
  expect(most).toBe(1);
});

const LARGE = Buffer.alloc(64 * 1_024 * 1_024);

test('a client that reads slowly gets everything, and a client that stops reading is disconnected', async () => {
  const lost: string[] = [];
  const listener = await listen(
    ({url = ''}, response) => {
      response.once('close', () => response.writableFinished || lost.push(url));
      Readable.from(parts(LARGE)).pipe(response);
    },
    0,
    {limits: {stalledMs: 2_000}},
  );
  onTestFinished(() => listener.close(0));
  const stopped = connect(listener.port).pause();
  stopped.on('error', () => {});
  stopped.write(REQUEST.replace('/ ', '/stopped '));
  const slow = connect(listener.port);
  slow.write(REQUEST.replace('/ ', '/slow '));
  let read = 0;
  slow.on('data', (chunk: Buffer) => {
    read += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 5);
  });
  await expect.poll(() => lost).toEqual(['/stopped']);
  await expect.poll(() => read).toBeGreaterThan(LARGE.length);
  slow.destroy();
});

const QUEUED = 800;

test('the program starts, logs its address, lets visitors wait while it is stopped, and ends on SIGTERM with exit code 0', async () => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [MAIN], {
    env: {...bareEnvironment, PORT: '0', DEMO_PORT: '0', DATA_DIR: folder, DIST_DIR: folder},
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output).toContain('Lamplight on http://localhost:');
  const port = Number(/http:\/\/localhost:(?<port>\d+)/u.exec(output)?.groups?.['port']);
  // A stopped process accepts nothing: the kernel keeps the connections for the process, or drops connections
  // beyond the length of the queue.
  child.kill('SIGSTOP');
  const sockets = Array.from({length: QUEUED}, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await expect.poll(() => sockets.filter(({readyState}) => readyState === 'open').length).toBe(QUEUED);
  for (const socket of sockets) socket.destroy();
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output).toContain('"stopped"');
});

test('the program does not start with settings it cannot use, and names them', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: {...bareEnvironment, PORT: 'http', SITE_ORIGIN: 'here'},
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(errors).toContain('PORT should be a port number');
  expect(errors).toContain('SITE_ORIGIN should be the address that visitors see');
  expect(errors).not.toMatch(/^\s+at /mu);
});
