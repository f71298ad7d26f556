import {syncFolder} from '../storage/sync-folder.ts';

/**
 * Brings a folder's entries to the disk: a file that was created or renamed in it survives a power cut once this has resolved.
 * Callers of one moment share a sync.
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
    // A sync under way may have passed over the caller's entry: only one that has not begun will do.
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<void> {
    // Whoever waits for that one learns of its failure.
    await this.#running.catch(() => {});
    this.#next = undefined;
    this.#running = syncFolder(this.#folder);
    await this.#running;
  }
}
