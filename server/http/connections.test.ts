import {once} from 'node:events';
import {type AddressInfo, connect, createServer, type Socket} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {CONNECTION_LIMITS, type ConnectionLimits, Connections} from './connections.ts';

const PATIENCE = {timeout: 30_000};

// More than the kernel buffers for a client that does not read.
const LARGE = Buffer.alloc(24 * 1_024 * 1_024);

const closedOf = (sockets: readonly Socket[]) => sockets.map(({destroyed}) => destroyed);

/** Starts a plain server with limited connections; the clients connect one after the other. */
const startLimited = async (limits: Partial<ConnectionLimits>) => {
  const connections = new Connections({...CONNECTION_LIMITS, ...limits});
  const accepted: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    accepted.push(socket);
    connections.admit(socket);
  });
  server.listen(0);
  await once(server, 'listening');
  const clients: Socket[] = [];
  onTestFinished(() => {
    for (const socket of [...clients, ...accepted]) socket.destroy();
    server.close();
  });
  const join = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const {port} = server.address() as AddressInfo;
    const client = connect({port, host: '127.0.0.1', localAddress});
    client.on('error', () => {});
    clients.push(client);
    const count = accepted.length;
    await expect.poll(() => accepted.length, PATIENCE).toBe(count + 1);
    const socket = accepted.at(-1);
    if (!socket) throw new Error('nobody was accepted');
    return socket;
  };
  return {connections, join};
};

test('above its limit, an address loses the connection that has been idle for the longest, never another’s', async () => {
  const {join} = await startLimited({perAddress: 2});
  const other = await join('127.0.0.2');
  const sockets = [await join(), await join(), await join(), await join()];
  expect(closedOf(sockets)).toEqual([true, true, false, false]);
  expect(other.destroyed).toBe(false);
});

test('above the limit for all, the connection that has been idle for the longest makes room', async () => {
  const {join} = await startLimited({total: 2});
  const sockets = [await join('127.0.0.2'), await join('127.0.0.3'), await join('127.0.0.4')];
  expect(closedOf(sockets)).toEqual([true, false, false]);
});

test('a trusted proxy has no limit', async () => {
  const {join} = await startLimited({
    perAddress: 2,
    isProxy: (address) => address.endsWith('127.0.0.9'),
  });
  const sockets = [await join('127.0.0.9'), await join('127.0.0.9'), await join('127.0.0.9')];
  expect(closedOf(sockets)).toEqual([false, false, false]);
});

test('the clients of one address that leave too much waiting are cut, the largest first', async () => {
  const {connections, join} = await startLimited({queuedBytesPerAddress: 60 * 1_024 * 1_024});
  const other = await join('127.0.0.2');
  const sockets = [await join(), await join(), await join()];
  for (const socket of [other, ...sockets]) socket.write(LARGE);
  sockets[1]?.write(LARGE);
  connections.resetStalled();
  expect(closedOf(sockets)).toEqual([false, true, false]);
  expect(other.destroyed).toBe(false);
});
