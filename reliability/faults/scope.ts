import type {Run} from '../program/program.ts';

/** What one fault has started or made, ended when the fault is over: last first. */
export class Scope implements Pick<Run, 'atEnd'> {
  readonly #cleaners: (() => unknown)[] = [];

  readonly atEnd = (clean: () => unknown): void => {
    this.#cleaners.push(clean);
  };

  /** Ends everything; what fails does not keep the rest from being ended. */
  async end(): Promise<void> {
    for (const clean of this.#cleaners.splice(0).toReversed())
      await Promise.resolve()
        .then(clean)
        .catch((error: unknown) => console.error('while cleaning up:', error));
  }
}
