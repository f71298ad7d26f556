import {closeSync, fsyncSync, openSync} from 'node:fs';

/** Brings a file's content, or a folder's entries, to the disk before it returns: a power cut does not take them away. */
export const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
