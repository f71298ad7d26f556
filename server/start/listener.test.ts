import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {request, type ServerResponse} from 'node:http';
import {connect} from 'node:net';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {listen} from './listener.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test('a stop answers the request it has accepted, refuses new ones, and ends kept-alive connections', async () => {
  const {post, port, stop, origin} = await startTestServer();
  // Leaves a connection idle in the pool.
  expect((await post('/api/leads', lead)).status).toBe(201);
  const body = Buffer.from(JSON.stringify(lead));
  const slow = request({
    port,
    method: 'POST',
    path: '/api/leads',
    headers: {'Content-Type': 'application/json', 'Content-Length': body.length},
  });
  const answered = once(slow, 'response');
  slow.write(body.subarray(0, 10));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  const stopped = stop();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow('fetch failed');
  slow.end(body.subarray(10));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(response.headers.connection).toBe('close');
  response.resume();
  await stopped;
});

test('a stop answers every request that one connection has sent, and only the last answer ends it', async () => {
  const taken: ServerResponse[] = [];
  const listener = await listen((_request, response) => void taken.push(response), 0);
  const socket = connect(listener.port);
  let answers = '';
  socket.on('data', (chunk) => (answers += String(chunk)));
  const ended = once(socket, 'close');
  socket.write(['first', 'second'].map((path) => `GET /${path} HTTP/1.1\r\nHost: here\r\n\r\n`).join(''));
  await expect.poll(() => taken.length).toBe(2);
  const closed = listener.close(5_000);
  for (const response of taken) response.end('answer');
  await Promise.all([ended, closed]);
  expect(answers.match(/^Connection: \S+/gmu)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('the program starts, says where it listens, and stops on SIGTERM with exit code 0', async () => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [MAIN], {
    env: {PATH: process.env['PATH'], PORT: '0', DEMO_PORT: '0', DATA_DIR: folder, DIST_DIR: folder},
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output, {timeout: 10_000}).toContain('Lamplight on http://localhost:');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output).toContain('"stopped"');
});

test('the program does not start with settings it cannot use, and names them', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: {PATH: process.env['PATH'], PORT: 'http', SITE_ORIGIN: 'here'},
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(errors).toContain('PORT should be a port number');
  expect(errors).toContain('SITE_ORIGIN should be the address visitors see');
  expect(errors).not.toContain('at ');
});
