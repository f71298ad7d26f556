import {closeSync, fsyncSync, openSync, writeFileSync} from 'node:fs';

/** Syncs a file's content, or a folder's entries, to the disk before it returns, so that they survive a power cut. */
export const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Writes a text into a file that only the owner can read, and syncs the file before it returns. `flags`: the flags of `open`. */
export const writeDurably = (file: string, flags: 'w' | 'wx' | 'a', text: string): void => {
  const handle = openSync(file, flags, 0o600);
  try {
    // Unlike `writeSync`, throws when the disk has room for a part of the text only.
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
