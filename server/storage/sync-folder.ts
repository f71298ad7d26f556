import {open} from 'node:fs/promises';

/** Brings a folder's entries to the disk: what was created, renamed or removed in it before survives a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
