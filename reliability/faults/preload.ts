/**
 * Loaded before the server (`--import`), also in its threads. The file that FAULT_CLOCK names contains the clock's error in milliseconds;
 * FAULT_HASTE divides every delay of half a minute or longer; SIGUSR2 ends the server's threads.
 */
import {readFileSync} from 'node:fs';
import {isMainThread, type Worker} from 'node:worker_threads';

const RealDate = Date;
let error = 0;

class ShiftedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + error);
    // A date with arguments uses the arguments of the caller.
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + error;
  }
}

const file = process.env['FAULT_CLOCK'];
if (file !== undefined && file !== '') {
  globalThis.Date = ShiftedDate as DateConstructor;
  setInterval(() => {
    error = Number(readFileSync(file, 'utf8'));
  }, 50).unref();
}

const haste = Number(process.env['FAULT_HASTE'] ?? 1);
const LONG_MS = 30_000;
if (haste > 1) {
  const realSetTimeout = setTimeout;
  const hasty = (run: () => void, ms = 0, ...given: readonly unknown[]) =>
    realSetTimeout(run, ms >= LONG_MS ? ms / haste : ms, ...given);
  // The server passes functions, never source text.
  globalThis.setTimeout = Object.assign(hasty, realSetTimeout) as typeof setTimeout;
}

if (isMainThread) {
  const threads = new Set<Worker>();
  process.on('worker', (worker) => {
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
  });
  process.on('SIGUSR2', () => {
    for (const thread of threads) {
      void thread.terminate();
      process.stderr.write('the fault ended a thread\n');
    }
  });
}
