import type {Run} from '../program/program.ts';

/** The processes and files of a fault, ended or removed when the fault is over, last first. */
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
