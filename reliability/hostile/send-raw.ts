import {connect} from 'node:net';

/** The answer of one connection as Latin-1: a character is a byte. */
export type Reply = {
  readonly text: string;
  /** `open`: the server had neither answered nor closed the connection before the time limit. */
  readonly end: 'closed' | 'open';
};

// Above the server's own limits for headers and bodies.
const PATIENCE_MS = 30_000;
const MAX_TEXT = 400_000;

/** Sends bytes over a new connection, optionally ends its side, and reads until the server closes. Never throws. */
export const sendRaw = (port: number, bytes: Buffer, isAll = false): Promise<Reply> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const socket = connect({port, host: '127.0.0.1'});
    const finish = (end: Reply['end']) => {
      socket.destroy();
      resolve({text: Buffer.concat(chunks).toString('latin1'), end});
    };
    socket.setTimeout(PATIENCE_MS, () => finish('open'));
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_TEXT) chunks.push(chunk);
    });
    // After its answer, a server may reset a sender that continues.
    socket.on('error', () => {});
    socket.on('close', () => finish('closed'));
    socket.on('connect', () => (isAll ? socket.end(bytes) : socket.write(bytes)));
  });

/** Returns the statuses in a reply, without interim statuses. */
export const statusesOf = ({text}: Reply): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n/gu)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200 || status === 101);

/** Returns the ids of the submissions that a reply acknowledges. */
export const acknowledgedIn = ({text}: Reply): readonly string[] =>
  [...text.matchAll(/\{"id":"([0-9a-f-]{36})","receivedAt":/gu)].map(([, id]) => id ?? '');
