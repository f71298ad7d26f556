import type {Run} from '../program/program.ts';

/** Ends the processes and removes the files of a fault when the fault is over, last first. */
export class Scope implements Pick<Run, 'atEnd'> {
  readonly #cleaners: (() => unknown)[] = [];

  readonly atEnd = (clean: () => unknown): void => {
    this.#cleaners.push(clean);
  };

  /** Ends everything; a failure does not stop the remaining steps. */
  async end(): Promise<void> {
    for (const clean of this.#cleaners.splice(0).toReversed())
      await Promise.resolve()
        .then(clean)
        .catch((error: unknown) => console.error('while cleaning up:', error));
  }
}
