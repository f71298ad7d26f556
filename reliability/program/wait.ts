import {setTimeout as pause} from 'node:timers/promises';

/** Resolves after a number of milliseconds. */
export const waitFor = (ms: number): Promise<void> => pause(ms);

/** Polls until a condition is true. Throws with the description after a time limit. */
export const waitUntil = async (
  isSo: () => boolean | Promise<boolean>,
  {within, every = 25, what}: {readonly within: number; readonly every?: number; readonly what: string},
): Promise<void> => {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${Math.round(within / 1_000)} s`);
    await pause(every);
  }
};

/** Returns the outcome of a promise. Throws with the description after a time limit; the work itself continues. */
export const within = async <Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> => {
  const {promise, reject} = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what}: not within ${Math.round(ms / 1_000)} s`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};
