import {ChatFault, isFault} from './chat-fault.ts';
import {type Json, serialise} from '../../api/serialise.ts';

/** The options of a call, besides its path. */
export type Call = {
  readonly method?: 'POST' | 'DELETE' | 'GET';
  readonly body?: Json;
  readonly secret?: string;
  readonly key?: string;
  readonly lang: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls the server. Throws ChatFault for a refusal, and the error of `fetch` if no answer came. */
export const call = async (url: string, options: Call): Promise<Response> => {
  const {method = 'POST', body, secret, key, lang, signal, headers} = options;
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept-Language': lang,
      ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...(secret === undefined ? {} : {Authorization: `Bearer ${secret}`}),
      ...(key === undefined ? {} : {'Idempotency-Key': key}),
      ...headers,
    },
    ...(body === undefined ? {} : {body: serialise(body)}),
    ...(signal ? {signal} : {}),
  });
  if (response.ok) return response;
  throw new ChatFault(response, await response.json().catch(() => ({})));
};

const TRIES = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
const TIMEOUT_MS = 10_000;

/**
 * Retries, under one key, while no answer comes or the server is busy: after 1, 3 and 9 seconds or as `Retry-After`
 * says, if that is under 15 seconds. Calls `onRetry` before each wait.
 */
export const callPatiently = async (
  url: string,
  options: Call & {readonly key: string; readonly onRetry: () => void},
): Promise<Response> => {
  for (let tried = 1; ; tried += 1)
    try {
      return await call(url, {...options, signal: AbortSignal.timeout(TIMEOUT_MS)});
    } catch (error) {
      const wait = waitBefore(error, tried);
      if (wait === undefined) throw error;
      options.onRetry();
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
};

const waitBefore = (error: unknown, tried: number): number | undefined => {
  if (tried >= TRIES) return undefined;
  const usual = FIRST_WAIT_MS * 3 ** (tried - 1);
  if (!isFault(error)) return usual;
  if (error.status !== 429 && error.status !== 503) return undefined;
  const wait = Math.max(usual, error.retryAfterMs ?? 0);
  return wait > LONGEST_WAIT_MS ? undefined : wait;
};
