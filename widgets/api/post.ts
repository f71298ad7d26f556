import ky, {HTTPError} from 'ky';
import {IDEMPOTENCY_HEADER} from '../../contract/idempotency.ts';
import type {Language} from '../../contract/language.ts';
import {ApiError} from './api-error.ts';
import {NoAnswerError} from './no-answer-error.ts';
import {retryAfterMs} from './retry-after.ts';
import {type Json, serialise} from './serialise.ts';

/** The time limits of a post, in milliseconds, except `retries`. */
export type Pace = {
  /** The time limit of one attempt, including the body of the answer. */
  readonly timeoutMs: number;
  /** The number of retries. */
  readonly retries: number;
  /** The wait before the first retry; each further wait is three times as long. */
  readonly firstDelayMs: number;
  /** A server that requires a longer wait than this gets no retry: nobody watches a form for that long. */
  readonly longestWaitMs: number;
};

/** At most about fifty seconds until the form asks the visitor to call. */
const defaultPace: Pace = {timeoutMs: 10_000, retries: 3, firstDelayMs: 1_000, longestWaitMs: 15_000};

/** The options of a post, besides path and body. */
export type PostOptions = {
  /** Origin of the API. */
  readonly api: string;
  /** The language of the answer's texts. */
  readonly lang: Language;
  /** The idempotency key, which makes retries safe. */
  readonly key: string;
  /** Called after a failed attempt that will be retried. */
  readonly onRetry?: () => void;
  readonly pace?: Pace;
};

// The server may have restarted, or the address may have changed, between challenge and answer.
const MAX_CHALLENGES = 3;

/**
 * Sends answers and returns the server's receipt. Retries under the same key when no answer came or on 429/503, as
 * `Retry-After` says, and with a proof of work when the server requires one; retries nothing else. Throws ApiError or
 * NoAnswerError.
 */
export const post = async <Answer>(path: string, body: Json, options: PostOptions): Promise<Answer> => {
  let sent = body;
  for (let challenges = 0; ; challenges += 1)
    try {
      return await postOnce(path, sent, options);
    } catch (error) {
      const challenge = error instanceof ApiError && challenges < MAX_CHALLENGES && error.challenge;
      if (!challenge) throw error;
      try {
        const {solveProof} = await import('./solve-proof.ts');
        sent = withProof(body, await solveProof(challenge));
      } catch {
        // The file could not be loaded, or the challenge has no answer: the refusal stands.
        throw error;
      }
    }
};

type Parts = Readonly<Record<string, Json>>;

// Only objects have parts; other values are not from the server.
const partsOf = (value: Json): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {};

const withProof = (body: Json, altcha: string): Json => {
  const parts = partsOf(body);
  const context = partsOf(parts['context']);
  return {...parts, context: {...context, proof: {...partsOf(context['proof']), altcha}}};
};

const postOnce = async <Answer>(path: string, body: Json, options: PostOptions): Promise<Answer> => {
  const {api, lang, key, onRetry, pace = defaultPace} = options;
  const sent = serialise(body);
  try {
    const response = await ky(api + path, {
      method: 'post',
      body: sent,
      headers: {
        Accept: 'application/json',
        'Accept-Language': lang,
        'Content-Type': 'application/json',
        [IDEMPOTENCY_HEADER]: key,
      },
      credentials: 'same-origin',
      // The request continues after the visitor leaves the page. Browsers allow this up to 64 KiB, as the
      // server does.
      keepalive: true,
      timeout: pace.timeoutMs,
      fetch: fetchWhole(sent),
      retry: {
        limit: pace.retries,
        methods: ['post'],
        statusCodes: [429, 503],
        afterStatusCodes: [429, 503],
        maxRetryAfter: pace.longestWaitMs,
        retryOnTimeout: true,
        delay: (attempt) => pace.firstDelayMs * 3 ** (attempt - 1),
        shouldRetry: ({error}) => {
          if (error instanceof HTTPError && !mayRetry(error.response, pace.longestWaitMs)) return false;
          onRetry?.();
          return undefined; // ky decides the wait
        },
      },
    });
    return await response.json();
  } catch (error) {
    if (!(error instanceof HTTPError)) throw new NoAnswerError(error);
    const {status, statusText, headers} = error.response;
    throw new ApiError(status, statusText, await error.response.text(), retryAfterMs(headers));
  }
};

/**
 * A fetch that resolves only when the whole body is there, so that time-out and retry cover the body, and that accepts
 * a success only if it is JSON: the log-in page of a hotel's network also answers 200.
 */
const fetchWhole =
  (body: string): typeof fetch =>
  async (input, init) => {
    const {url, method, headers, credentials, keepalive, signal} = new Request(input, init);
    // The address as text, because some pages wrap fetch and know no other form; and at once, because the visitor may be leaving.
    const response = await fetch(url, {method, headers, body, credentials, keepalive, signal});
    const text = await response.text();
    if (response.ok) JSON.parse(text);
    return new Response(text || null, response);
  };

const mayRetry = ({status, headers}: Response, longestWaitMs: number): boolean => {
  if (status !== 429 && status !== 503) return false;
  return (retryAfterMs(headers) ?? 0) <= longestWaitMs;
};
