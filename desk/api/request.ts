import type {Problem} from '../../contract/problem.ts';
import {DeskProblem} from './desk-problem.ts';

type RequestOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The body, sent as JSON. */
  readonly body?: unknown;
  /** The version that the change applies to, from the previous answer; sent as `If-Match`. */
  readonly version?: string | undefined;
  /** Makes a retry safe: see `Idempotency-Key`. */
  readonly key?: string;
  readonly signal?: AbortSignal;
};

/** The data of an answer, and its version if the server sends one. */
export type DeskAnswer<Data> = {readonly data: Data; readonly version: string | undefined};

let signedOut = (): void => {};

/** Sets the function to call when an answer reports that the session has ended. */
export const onSignedOut = (act: () => void): void => void (signedOut = act);

/**
 * Sends a request to the desk's API; `path` is relative to `/api/desk`. Throws DeskProblem. An answer 401 `signed-out` also leads to the sign-in.
 */
// The server's own types are checked where they are written; the desk and its server are one release.
export const request = async <Data>(
  path: string,
  options: RequestOptions = {},
): Promise<DeskAnswer<Data>> => {
  const {method = 'GET', body, version, key, signal} = options;
  const response = await send(`/api/desk${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...(version === undefined ? {} : {'If-Match': version}),
      ...(key === undefined ? {} : {'Idempotency-Key': key}),
    },
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    ...(signal ? {signal} : {}),
  });
  if (!response.ok) {
    const problem = new DeskProblem(await problemOf(response), {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
    });
    if (problem.code === 'signed-out') signedOut();
    throw problem;
  }
  const data = (response.status === 204 ? undefined : await response.json()) as Data;
  return {data, version: response.headers.get('ETag') ?? undefined};
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new DeskProblem({}, {status: 0});
  }
};

const problemOf = async (response: Response): Promise<Partial<Problem>> => {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return {};
  }
};
