import {isScrubPending} from '../storage/scrub-pending-error.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';

// The time limit for other programs that use the store.
const SCRUB_PATIENCE_MS = 30_000;

/** The work of a command, and the command to repeat if files still contain erased content. */
type ScrubbedWork = {readonly done: string; readonly again: string; readonly patienceMs?: number | undefined};

/** Scrubs the store and waits for other programs. On a failure, throws CommandError with the finished and the remaining work. */
export const scrubForCommand = async (
  store: Store,
  {done, again, patienceMs = SCRUB_PATIENCE_MS}: ScrubbedWork,
): Promise<void> => {
  try {
    await store.scrub(patienceMs);
  } catch (error) {
    if (!isScrubPending(error)) throw error;
    throw new CommandError(`${done} ${error.message} After the other program has ended, run: ${again}`, {
      cause: error,
    });
  }
};
