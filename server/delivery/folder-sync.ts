import {syncFolder} from '../storage/sync-folder.ts';

/**
 * Syncs a folder to the disk. After the sync has resolved, a file that was created or renamed in the folder
 * survives a power cut. Concurrent callers share a sync.
 */
export class FolderSync {
  readonly #folder: string;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves once every entry made before this call is on the disk. Rejects with the system's error. */
  sync(): Promise<void> {
    // A running sync may miss the caller's entry, so the caller needs a sync that has not begun.
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<void> {
    // Callers of the next sync receive its error.
    await this.#running.catch(() => {});
    this.#next = undefined;
    this.#running = syncFolder(this.#folder);
    await this.#running;
  }
}
