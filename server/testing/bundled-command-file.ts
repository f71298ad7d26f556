import {join} from 'node:path';
import {inject} from 'vitest';

/** Returns the path of a program's bundle, in place of `command-file.ts` (see vitest.config.ts). */
export const commandFile = (program: string): string =>
  join(inject('commands'), program.replace(/\.ts$/u, '.mjs'));
