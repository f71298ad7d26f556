import {fileURLToPath} from 'node:url';

/** Returns the path of a program of `server/cli`. */
export const commandFile = (program: string): string =>
  fileURLToPath(new URL(`../cli/${program}`, import.meta.url));
