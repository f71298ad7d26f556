/**
 * Loaded before the server (`--import`), also in its threads. The file that FAULT_CLOCK names says by how many milliseconds the
 * clock is wrong; SIGUSR2 ends the server's threads.
 */
import {readFileSync} from 'node:fs';
import type {Worker} from 'node:worker_threads';
import {isMainThread} from 'node:worker_threads';

const RealDate = Date;
let error = 0;

class ShiftedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + error);
    // What is given to a date is what the caller gave.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
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

if (isMainThread) {
  const threads = new Set<Worker>();
  process.on('worker', (worker) => {
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
  });
  process.on('SIGUSR2', () => {
    for (const thread of threads) void thread.terminate();
  });
}
