/**
 * Loaded before the server, under `--expose-gc`: at SIGUSR2 it collects garbage and writes the bytes still in use to the file that
 * MEMORY_REPORT names.
 */
import {renameSync, writeFileSync} from 'node:fs';

const file = process.env['MEMORY_REPORT'] ?? '';

process.on('SIGUSR2', () => {
  // Twice: what a finalizer of the first releases, the second collects.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    const {heapUsed, external} = process.memoryUsage();
    writeFileSync(`${file}.part`, String(heapUsed + external));
    renameSync(`${file}.part`, file);
  }, 100);
});
