import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';

// A client has this long to send its headers, and this long for the whole request; both are checked that often.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 2_000;
// Longer than the usual 60 s of a proxy in front, so that it is the proxy that closes an idle connection.
const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 50;

/** A listening port that can be closed without dropping what it has accepted. */
export type Listener = {
  readonly port: number;
  /** How many requests it has taken so far. */
  readonly requests: () => number;
  /** Stops accepting, answers what was accepted, and resolves; connections still busy after the grace are cut. */
  readonly close: (graceMs: number) => Promise<void>;
};

/** Listens on a port (0 picks a free one), of every address of the machine or of one. Rejects when the port cannot be had. */
export const listen = async (handle: RequestListener, port: number, host?: string): Promise<Listener> => {
  let isClosing = false;
  let requests = 0;
  // What each connection is answering, or has answered last. Responses are not gathered in a set of their own: the tables that a set
  // leaves behind as it changes kept what was in them alive until the next full collection, 10 kB of each request.
  const connections = new Map<Socket, {answer: ServerResponse | undefined}>();
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      requests += 1;
      const connection = connections.get(request.socket);
      if (connection) connection.answer = response;
      if (isClosing) announceEnd(response);
      handle(request, response);
    },
  );
  server.on('connection', (socket: Socket) => {
    connections.set(socket, {answer: undefined});
    socket.once('close', () => connections.delete(socket));
  });
  await bind(server, port, host);
  // A listening TCP server has an address with a port.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    requests: () => requests,
    close: async (graceMs) => {
      isClosing = true;
      for (const {answer} of connections.values()) if (answer) announceEnd(answer);
      await closeGracefully(server, graceMs);
    },
  };
};

// Tells the client that the connection ends with this answer.
const announceEnd = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

const bind = async (server: Server, port: number, host: string | undefined): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, host}, () => {
      server.off('error', reject);
      resolve();
    });
  });
};

const closeGracefully = async (server: Server, graceMs: number): Promise<void> => {
  // A connection kept alive becomes idle only after its answer; node:http closes only those idle at the start.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(sweep);
  clearTimeout(cut);
};
