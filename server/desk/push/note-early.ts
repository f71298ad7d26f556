import type {Store} from '../../storage/store.ts';
import {noteSent} from './sent.store.ts';

// A push service that takes longer than this, in milliseconds, keeps the other devices waiting for the end of the attempt.
const SLOW_MS = 250;

/**
 * Notes the devices that have had a message while a slow push service keeps the attempt open: if the process is killed meanwhile, the next
 * process would notify them again. Where every service answers at once, nothing is written. `end` resolves after the last write, with whether
 * there was any; it never rejects.
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
      // The store has logged why. The end of the attempt notes every device again.
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
