import {randomBytes} from 'node:crypto';
import {mkdirSync, readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';

const PATIENCE = {timeout: 30_000, interval: 50};

const GET = 'GET /embed/v1/large.js HTTP/1.1\r\nHost: here\r\n\r\n';
// Much more than the kernel buffers for a client that does not read.
const LARGE = randomBytes(24 * 1_024 * 1_024);

const startWithLargeFile = async () => {
  const server = await startTestServer();
  mkdirSync(join(server.distDir, 'embed/v1'), {recursive: true});
  writeFileSync(join(server.distDir, 'embed/v1/large.js'), LARGE);
  return server;
};

// Server and clients share this process, so only descriptors of served files distinguish them.
const openFiles = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
    } catch {
      return false; // closed since it was listed
    }
  }).length;

const clients = (count: number, port: number, bytes: string): readonly Socket[] => {
  const sockets = Array.from({length: count}, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write(bytes);
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
};

test.skipIf(process.platform !== 'linux')(
  'a client that pipelines and never reads keeps one file open for each connection, and no file after the client has disconnected',
  async () => {
    const {port, distDir} = await startWithLargeFile();
    const sockets = clients(20, port, GET.repeat(60));
    await expect.poll(() => openFiles(distDir), PATIENCE).toBe(20);
    // Waits, because other files would have been opened together with these.
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(openFiles(distDir)).toBe(20);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => openFiles(distDir), PATIENCE).toBe(0);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a hundred clients that abandon what they asked for at once leave no file open',
  async () => {
    const {port, distDir, origin} = await startWithLargeFile();
    for (let round = 0; round < 4; round += 1) {
      for (const socket of clients(25, port, GET.repeat(8)))
        socket.once('connect', () => setTimeout(() => socket.destroy(), 5 * round));
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    await expect.poll(() => openFiles(distDir), PATIENCE).toBe(0);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  },
);
