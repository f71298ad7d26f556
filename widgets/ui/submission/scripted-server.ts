import {vi} from 'vitest';
import {API_PATHS} from '../../../contract/api-path.ts';

/** One request as a server hears it. */
export type HeardRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
};

/** An answer: a response, an error for a broken line, or a promise for one that takes its time. */
export type Answer = () => Response | Error | Promise<Response>;

/**
 * For tests in a browser: `fetch` answered from a list in turn, the last answer forever. What a real server hears and
 * says is tested in `widgets/api`. Undo it with `vi.unstubAllGlobals()`.
 */
export const serveScript = (...answers: readonly Answer[]): readonly HeardRequest[] => {
  const heard: HeardRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const {url, method, headers} = request;
    // Counts are no part of a form's talk with the server.
    if (url.endsWith(API_PATHS.counts)) return new Response(null, {status: 204});
    heard.push({url, method, headers, body: await request.text()});
    const answer = await answers[Math.min(heard.length, answers.length) - 1]?.();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('nobody answers');
  });
  return heard;
};

/** The server keeps it. */
export const keepsIt: Answer = () =>
  Response.json(
    {id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33', receivedAt: '2026-11-21T10:00:00Z'},
    {status: 201},
  );

/** The line breaks. */
export const breaksOff: Answer = () => new TypeError('Failed to fetch');

/** The server says no. */
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
