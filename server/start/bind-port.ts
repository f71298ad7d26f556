import type {Server} from 'node:http';

// The length of the queue of waiting connections. When the queue is full, the kernel drops a connection, and the
// client retries after 1, 3 and 7 s. Node's default of 511 is full after two seconds with 300 new clients a second
// if a busy machine lets the process wait. The kernel limits the number to net.core.somaxconn, usually 4,096.
const WAITING_CONNECTIONS = 4_096;

/** Opens the port of a server. Rejects when the port is not available. */
export const bindPort = async (server: Server, port: number, host: string | undefined): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, host, backlog: WAITING_CONNECTIONS}, () => {
      server.off('error', reject);
      resolve();
    });
  });
};
