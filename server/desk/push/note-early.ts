import type {Store} from '../../storage/store.ts';
import {noteSent} from './sent.store.ts';

// The time, in milliseconds, after which a slow push service makes the record necessary.
const SLOW_MS = 250;

/**
 * Records the devices that have received a message while a slow push service keeps the attempt open. Without the
 * record, if the process is killed, the next process would notify these devices again. If every service answers
 * quickly, nothing is written. `end` resolves after the last write and returns whether there was a write; `end`
 * never rejects.
 */
export const noteEarly = (
  {store, now}: {readonly store: Pick<Store, 'write'>; readonly now: () => Date},
  outboxId: string,
) => {
  const unnoted: string[] = [];
  let isSlow = false;
  let isNoted = false;
  let writing = Promise.resolve();
  const write = async (ids: readonly string[]): Promise<void> => {
    try {
      await store.write((transaction) => noteSent(transaction, {outboxId, ids, now: now()}));
    } catch {
      // The store has logged the error. The end of the attempt records every device again.
    }
  };
  const flush = (): void => {
    if (!isSlow || unnoted.length === 0) return;
    isNoted = true;
    const ids = unnoted.splice(0);
    writing = writing.then(() => write(ids));
  };
  const timer = setTimeout(() => {
    isSlow = true;
    flush();
  }, SLOW_MS);
  return {
    add: (deviceId: string): void => {
      unnoted.push(deviceId);
      flush();
    },
    end: async (): Promise<boolean> => {
      clearTimeout(timer);
      await writing;
      return isNoted;
    },
  };
};
