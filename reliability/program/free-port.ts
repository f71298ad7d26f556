import {createServer} from 'node:net';

// Below the ports of outgoing connections on Linux (32768 and up), which could otherwise take the port of a server that is briefly down.
const LEAST = 20_000;
const MOST = 31_999;

/** Finds a free port that stays free while a server on it restarts. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = LEAST + Math.floor(Math.random() * (MOST - LEAST));
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
