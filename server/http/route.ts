import type {z} from 'zod';
import type {Language} from '../../contract/language.ts';
import type {Client} from '../evidence/client.ts';
import type {EventSink} from './event-stream.ts';
import type {RouteAnswer} from './route-answer.ts';

/** The request in the form for handlers: parsed values, independent of Express. */
export type RouteRequest<Body> = {
  readonly body: Body;
  /** The idempotency key in lower case; undefined if the client sent none. */
  readonly key: string | undefined;
  /** The admitted `Origin` header; empty if there was none. */
  readonly origin: string;
  /** Returns the sender; a function, because only evidence may use it. */
  readonly client: () => Client;
  /** Whether the browser objects to tracking: Global Privacy Control or Do Not Track. */
  readonly objects: () => boolean;
  /** The parameters of the path, such as `id` of `/api/chat/conversations/:id`. */
  readonly params: Readonly<Record<string, string>>;
  /** The secret after `Authorization: Bearer`. */
  readonly bearer: string | undefined;
  /** The last event that the client of a stream has received. */
  readonly lastEventId: string | undefined;
  /** Returns the requested language; a function, because most routes do not need it. */
  readonly language: () => Language;
};

/** Opens an event stream as the answer. */
export type StreamAnswer = (sink: EventSink) => void;

/**
 * The allowed callers and their limit. `publicForm`: own pages and partners, with the limit of submissions.
 * `formRead`: the same callers, with the limit of reads. `publicRead`: all callers, with the limit of reads.
 * `probe`: all callers, without a limit.
 */
export type RoutePolicy = 'publicForm' | 'formRead' | 'publicRead' | 'probe';

type Facts = {
  readonly path: string;
  /** One line for the API's description. */
  readonly summary: string;
  readonly policy: RoutePolicy;
  /** The answer's schema for each status of the handler or of its services' errors. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Whether the route requires the secret of a conversation, for the API's description. */
  readonly needsSecret?: boolean;
};

/** A route, declared once: the server mounts, checks and describes it from this. */
export type Route = Facts & {
  readonly method: 'get' | 'post' | 'delete';
  readonly isIdempotent: boolean;
  /** Whether the answer is a stream of events. */
  readonly isStream?: boolean;
  /** Whether the route stores something without requiring a proof of work from a busy network. */
  readonly isProofFree?: boolean;
  /**
   * Whether the route also accepts the body as a form, which a page may send to another origin without a
   * preflight.
   */
  readonly takesForm?: boolean;
  readonly body: z.ZodType | undefined;
  // A method, so that routes with different bodies fit in one list: the mount parses the body with the route's schema before the call.
  handle(request: RouteRequest<unknown>): Promise<RouteAnswer | StreamAnswer>;
};

/** Declares a route that reads. */
export const readRoute = (
  declaration: Facts & {readonly handle: (request: RouteRequest<undefined>) => Promise<RouteAnswer>},
): Route => ({
  ...declaration,
  method: 'get',
  isIdempotent: false,
  body: undefined,
  handle: (request) => declaration.handle({...request, body: undefined}),
});

/** Declares a route that answers with a stream of events, for own pages and partners. */
export const streamRoute = (
  declaration: Omit<Facts, 'policy'> & {
    readonly handle: (request: RouteRequest<undefined>) => Promise<StreamAnswer>;
  },
): Route => ({
  ...declaration,
  policy: 'formRead',
  method: 'get',
  isStream: true,
  isIdempotent: false,
  body: undefined,
  handle: (request) => declaration.handle({...request, body: undefined}),
});

/** Declares a route that acts and has no body. */
export const commandRoute = (
  declaration: Facts & {
    readonly method: 'post' | 'delete';
    readonly handle: (request: RouteRequest<undefined>) => Promise<RouteAnswer>;
  },
): Route => ({
  ...declaration,
  isIdempotent: false,
  body: undefined,
  handle: (request) => declaration.handle({...request, body: undefined}),
});

/** Declares a route with a body; `handle` receives the parsed body. */
export const formRoute = <Body extends z.ZodType>(
  declaration: Facts & {
    readonly isIdempotent: boolean;
    readonly isProofFree?: boolean;
    readonly takesForm?: boolean;
    readonly body: Body;
    handle(request: RouteRequest<z.output<Body>>): Promise<RouteAnswer>;
  },
): Route => ({...declaration, method: 'post'});
