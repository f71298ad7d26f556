import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {bindPort} from './bind-port.ts';
import {CONNECTION_LIMITS, Connections, type ConnectionLimits} from '../http/connections.ts';

// The time limits for receiving the headers and the whole request, and the interval of the checks.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 2_000;
// Longer than the usual 60 s of a proxy in front, so that the proxy closes idle connections.
const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 50;
// A stalled client is reset at most a tenth of its time late.
const STALL_CHECKS = 10;

/** A listening port that can be closed without dropping accepted requests. */
export type Listener = {
  readonly port: number;
  /** The number of requests received so far. */
  readonly requests: () => number;
  /**
   * Stops accepting connections and answers accepted requests, then resolves. Connections that are still busy
   * after `graceMs` are closed.
   */
  readonly close: (graceMs: number) => Promise<void>;
};

/** The address to listen on, and the limits of connections. */
export type ListenOptions = {
  /** An address of the machine; all addresses if absent. */
  readonly host?: string | undefined;
  readonly limits?: Partial<ConnectionLimits>;
};

/** Listens on a port (0 selects a free one). Rejects when the port is not available. */
export const listen = async (
  handle: RequestListener,
  port: number,
  {host, limits = {}}: ListenOptions = {},
): Promise<Listener> => {
  let isClosing = false;
  let requests = 0;
  const allLimits = {...CONNECTION_LIMITS, ...limits};
  const connections = new Connections(allLimits);
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const take = (answer: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const connection = connections.get(request.socket);
    connection?.take(request, response, answer);
    if (isClosing) connection?.endAfterAnswers();
  };
  server.on('request', take(handle));
  // Handles expectations other than 100-continue. Node would answer them at once; here they are answered in turn
  // like every request.
  server.on(
    'checkExpectation',
    take((_request, response) => response.writeHead(417).end()),
  );
  // The code that reads the body sends 100 Continue. If no code reads the body, the client may send either the body
  // or a new request, which cannot be distinguished here: the connection ends with the answer.
  server.on(
    'checkContinue',
    take((request, response) => {
      response.setHeader('Connection', 'close');
      handle(request, response);
    }),
  );
  server.on('connection', (socket: Socket) => connections.admit(socket));
  await bindPort(server, port, host);
  const stallTimer = setInterval(
    () => connections.resetStalled(),
    allLimits.stalledMs / STALL_CHECKS,
  ).unref();
  // A listening TCP server has an address with a port.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    requests: () => requests,
    close: async (graceMs) => {
      isClosing = true;
      connections.endAfterAnswers();
      await closeGracefully(server, connections, graceMs);
      clearInterval(stallTimer);
    },
  };
};

const closeGracefully = async (server: Server, connections: Connections, graceMs: number): Promise<void> => {
  // A kept-alive connection becomes idle only after its answer; node:http closes only the connections that are idle
  // when the close begins.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    connections.closeUnused();
  }, SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(sweep);
  clearTimeout(cut);
};
