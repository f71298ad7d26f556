import {connect, type Socket} from 'node:net';
import type {Random} from '../program/random.ts';

/** The addresses of client and server, and the request. */
export type Target = {
  readonly port: number;
  /** A loopback address: each address of 127.0.0.0/8 is a separate sender to the server. */
  readonly localAddress: string;
  readonly path: string;
};

type Behave = (socket: Socket, request: string, random: Random) => void;

const AHEAD = 60;

// Clients that hold a connection leave after two to five seconds; the server would end most of them only after thirty.
const leaveLater = (socket: Socket, random: Random): void => {
  const timer = setTimeout(() => socket.destroy(), random.between(2_000, 5_000));
  socket.once('close', () => clearTimeout(timer));
};

const kinds: Readonly<Record<string, Behave>> = {
  /** Sends sixty requests at once and reads nothing. */
  pipelined: (socket, request, random) => {
    socket.pause();
    socket.write(request.repeat(AHEAD));
    leaveLater(socket, random);
  },
  /** Sends some requests and disconnects, often before any answer. */
  abandoned: (socket, request, random) => {
    socket.write(request.repeat(random.between(1, 8)));
    setTimeout(
      () => (random.happens(0.5) ? socket.resetAndDestroy() : socket.destroy()),
      random.between(0, 40),
    );
  },
  /** Reads a little five times a second. */
  slow: (socket, request, random) => {
    socket.pause();
    socket.write(request.repeat(random.between(1, 10)));
    const timer = setInterval(() => socket.read(1_024), 200);
    socket.once('close', () => clearInterval(timer));
    leaveLater(socket, random);
  },
  /** Sends nothing, half a request, or a request and the end of its stream. */
  'half-open': (socket, request, random) => {
    const part = random.pick(['', request.slice(0, -8), request]);
    socket.pause();
    if (part === request) socket.end(part);
    else if (part !== '') socket.write(part);
    leaveLater(socket, random);
  },
};

/** The names of the kinds of bad clients. */
export const clientKinds: readonly string[] = Object.keys(kinds);

/** Connects a client of a kind. */
export const openBadClient = (kind: string, {path, ...from}: Target, random: Random): Socket => {
  const socket = connect({...from, host: '127.0.0.1', allowHalfOpen: true});
  const request = `GET ${path} HTTP/1.1\r\nHost: agency.example\r\n\r\n`;
  socket.on('error', () => {});
  // A client that reads also ends the connection after the server has ended it.
  socket.once('end', () => socket.destroy());
  socket.once('connect', () => kinds[kind]?.(socket, request, random));
  return socket;
};
