import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on this machine, for browsers and programs. */
export type LocalServer = {
  /** The address of the server, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Ends every connection and stops listening. */
  readonly stop: () => Promise<void>;
};

/** Starts a server on a free port. Rejects if no port is free. */
export const serveLocally = async (handle: RequestListener): Promise<LocalServer> => {
  const server = createServer(handle).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    // A listening TCP server has an address with a port.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
