import {closeSync, fsyncSync, openSync} from 'node:fs';

/** Syncs a file's content, or a folder's entries, to the disk before it returns, so that they survive a power cut. */
export const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
