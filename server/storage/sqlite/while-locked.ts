import {isBusy} from './sqlite-fault.ts';

const AGAIN_MS = 20;

/**
 * Runs work again while another process has a lock on the database, up to a time limit in milliseconds. Waits between two attempts without
 * blocking the thread, so that reads go on meanwhile. Throws SQLite's error after the limit, and every other error at once.
 */
export const whileLocked = async <Value>(
  patienceMs: number,
  work: () => Promise<Value> | Value,
): Promise<Value> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
};
