import {Agent, request} from 'node:http';
import {Latencies} from './latency.ts';
import type {Random} from './random.ts';
import {newSubmission} from './submission.ts';
import {waitFor} from './wait.ts';

const ANSWER_MS = 20_000;

/** The results of visitors who arrive at a fixed rate. */
export type OpenLoopResult = {
  readonly latencies: Latencies;
  /** The latencies by the window in which the visitor arrived; the windows have no gaps between them. */
  readonly windows: readonly Latencies[];
  /** The acknowledged ids. */
  readonly ids: ReadonlySet<string>;
  /** The outcomes other than 201. */
  readonly failed: number;
};

/** The length of a window in seconds; at a hundred visitors a second, a window has three hundred visitors. */
export const WINDOW_SECONDS = 3;

/**
 * Sends submissions that arrive at random (Poisson) at a rate, independent of the server's answers. Latency is
 * measured from the arrival, so that a stall counts for all visitors who arrive during the stall. After `seconds`,
 * further visitors arrive as long as `goesOn` returns true.
 */
export const openLoop = async (
  origin: string,
  {
    perSecond,
    seconds,
    random,
    goesOn = () => false,
  }: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly random: Random;
    readonly goesOn?: () => boolean;
  },
): Promise<OpenLoopResult> => {
  const agent = new Agent({keepAlive: true, maxSockets: 512});
  const latencies = new Latencies();
  const windows: Latencies[] = [];
  const ids = new Set<string>();
  const pending = new Set<Promise<void>>();
  let failed = 0;
  const began = performance.now();
  let comesAt = began;
  for (;;) {
    comesAt += (-Math.log(1 - random.next()) / perSecond) * 1_000;
    if (comesAt - began > seconds * 1_000 && !goesOn()) break;
    const wait = comesAt - performance.now();
    if (wait > 1) await waitFor(wait);
    const cameAt = comesAt;
    const window = (windows[Math.floor((cameAt - began) / 1_000 / WINDOW_SECONDS)] ??= new Latencies());
    const visit = async () => {
      const id = await post(origin, agent, random);
      const ms = performance.now() - cameAt;
      latencies.add(ms);
      window.add(ms);
      if (id === undefined) failed += 1;
      else ids.add(id);
    };
    const answered = visit();
    pending.add(answered);
    void answered.finally(() => pending.delete(answered));
  }
  await Promise.all(pending);
  agent.destroy();
  return {latencies, windows: Object.values(windows), ids, failed};
};

// Returns the id of an acknowledged submission.
const post = (origin: string, agent: Agent, random: Random): Promise<string | undefined> => {
  const {promise, resolve} = Promise.withResolvers<string | undefined>();
  const {path, key, body} = newSubmission(random);
  const sent = request(`${origin}${path}`, {
    method: 'POST',
    agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': key,
    },
  });
  const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), ANSWER_MS);
  sent.on('close', () => clearTimeout(timer));
  sent.on('error', () => resolve(undefined));
  sent.on('response', (response) => {
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.on('error', () => resolve(undefined));
    response.on('end', () =>
      resolve(response.statusCode === 201 ? (JSON.parse(text) as {id: string}).id : undefined),
    );
  });
  sent.end(body);
  return promise;
};
