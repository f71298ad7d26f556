import {vi} from 'vitest';
import {API_PATHS} from '../../../contract/api-path.ts';

/** One request as the server receives it. */
export type HeardRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
};

/** An answer: a response, an error for a failed connection, or a promise for a slow answer. */
export type Answer = () => Response | Error | Promise<Response>;

/**
 * For tests in a browser: `fetch` answers from a list in order, and repeats the last answer. `widgets/api` tests the
 * exchange with a real server. Undo it with `vi.unstubAllGlobals()`.
 */
export const serveScript = (...answers: readonly Answer[]): readonly HeardRequest[] => {
  const heard: HeardRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const {url, method, headers} = request;
    // Counts are not part of a form's exchange with the server.
    if (url.endsWith(API_PATHS.counts)) return new Response(null, {status: 204});
    heard.push({url, method, headers, body: await request.text()});
    const answer = await answers[Math.min(heard.length, answers.length) - 1]?.();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('nobody answers');
  });
  return heard;
};

/** The server stores the submission. */
export const keepsIt: Answer = () =>
  Response.json(
    {id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33', receivedAt: '2026-11-21T10:00:00Z'},
    {status: 201},
  );

/** The connection fails. */
export const breaksOff: Answer = () => new TypeError('Failed to fetch');

/** The server refuses. */
export const saysNo =
  (
    status: number,
    code: string,
    more: {detail?: string; errors?: object[]; after?: string; challenge?: object} = {},
  ): Answer =>
  () =>
    new Response(
      JSON.stringify({
        status,
        code,
        detail: more.detail ?? '',
        errors: more.errors ?? [],
        challenge: more.challenge,
      }),
      {
        status,
        headers: {
          'Content-Type': 'application/problem+json',
          ...(more.after ? {'Retry-After': more.after} : {}),
        },
      },
    );
