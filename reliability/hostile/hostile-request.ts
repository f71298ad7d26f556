import {contact, lead} from '../../server/testing/submissions.ts';

/** The allowed answers to a hostile request, beside "not 5xx". `silence`: the connection may end without an answer. */
export type Wanted = 'kept' | 'refused' | 'answered' | 'silence';

/** The bytes of a connection, and their purpose. */
export type HostileRequest = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly wanted: Wanted;
};

type Headers = readonly (readonly [name: string, value: string])[];

/** Builds a request of any bytes. Latin-1, so that a character is a byte. */
export const raw = (name: string, text: string, wanted: Wanted = 'refused'): HostileRequest => ({
  name,
  bytes: Buffer.from(text, 'latin1'),
  wanted,
});

/** Builds the head of a request, including the empty line. */
export const head = (start: string, headers: Headers): string =>
  [`${start} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

const HOST = ['Host', 'agency.example'] as const;
const CLOSE = ['Connection', 'close'] as const;

/** Builds a well-formed request for a path. */
export const get = (
  name: string,
  path: string,
  {
    method = 'GET',
    headers = [],
    wanted = 'answered',
  }: {method?: string; headers?: Headers; wanted?: Wanted} = {},
): HostileRequest => raw(name, head(`${method} ${path}`, [HOST, CLOSE, ...headers]), wanted);

/** Builds a well-formed POST with any body. Headers of the same name replace the usual headers. */
export const post = (
  name: string,
  body: unknown,
  {
    path = '/api/leads',
    headers = [],
    wanted = 'refused',
  }: {path?: string; headers?: Headers; wanted?: Wanted} = {},
): HostileRequest => {
  const content = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const replaced = new Set(headers.map(([header]) => header.toLowerCase()));
  const usual: Headers = [
    HOST,
    CLOSE,
    ['Content-Type', 'application/json'],
    ['Content-Length', `${content.length}`],
  ];
  const start = head(`POST ${path}`, [
    ...usual.filter(([header]) => !replaced.has(header.toLowerCase())),
    ...headers,
  ]);
  return {name, bytes: Buffer.concat([Buffer.from(start, 'latin1'), content]), wanted};
};

/** A quote request with other answers. */
export const leadWith = (change: object): object => ({...lead, ...change});

/** A contact message with other answers. */
export const contactWith = (change: object): object => ({...contact, ...change});
