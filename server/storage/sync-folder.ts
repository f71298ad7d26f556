import {open} from 'node:fs/promises';

/** Syncs a folder's entries to the disk: created, renamed and removed files then survive a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
