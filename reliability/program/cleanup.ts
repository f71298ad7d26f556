import {within} from './wait.ts';

const CLEANUP_MS = 20_000;

/** The cleanup functions of a program. */
export type Cleanup = {
  /** Adds a function. The functions run in any case, last first. */
  readonly atEnd: (clean: () => unknown) => void;
  /** Runs all functions, each at most once and for at most 20 s. Never rejects: a function that fails is reported on the console. */
  readonly clean: () => Promise<void>;
};

/**
 * Collects what a program must end or remove. A signal, or the end of the process that started this one over a channel
 * (scripts/installed.mjs), runs the functions and ends the program with exit code 1.
 */
export const startCleanup = (): Cleanup => {
  const cleaners: (() => unknown)[] = [];
  const cleanAll = async (): Promise<void> => {
    for (let cleaner = cleaners.pop(); cleaner; cleaner = cleaners.pop())
      await within(CLEANUP_MS, 'cleaning up', Promise.resolve().then(cleaner)).catch((error: unknown) =>
        console.error('while cleaning up:', error),
      );
  };
  // Steps run in sequence: a signal may arrive during the cleanup.
  let cleaning: Promise<void> = Promise.resolve();
  const clean = (): Promise<void> => (cleaning = cleaning.then(cleanAll));
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.once(end, () => void clean().finally(() => process.exit(1)));
  return {atEnd: (cleaner) => cleaners.push(cleaner), clean};
};
