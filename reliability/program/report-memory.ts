/**
 * Loaded before the server, under `--expose-gc`: at SIGUSR2 collects garbage and writes the used bytes to the file that MEMORY_REPORT
 * names.
 */
import {renameSync, writeFileSync} from 'node:fs';

const file = process.env['MEMORY_REPORT'] ?? '';

process.on('SIGUSR2', () => {
  // Twice: the second collection frees what finalizers of the first release.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    const {heapUsed, external} = process.memoryUsage();
    writeFileSync(`${file}.part`, String(heapUsed + external));
    renameSync(`${file}.part`, file);
  }, 100);
});
