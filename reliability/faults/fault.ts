import type {Needs, Stage} from './stage.ts';

/**
 * How the program notices that a fault occurred; a fault that goes unnoticed fails the run, because it proved nothing.
 * - `submissions`: a submission fails, or the server acknowledges none that begins during the fault until the fault ends
 * - `deliveries`: a delivery fails
 * - `counted`: the fault counts what it ends, and throws if it ends nothing
 * - `logged`: the log of the server contains the words
 * - `clockMs`: the server numbers a submission by a clock with this error
 * - `unfelt`: nothing outside the server can notice the fault; the reason stands beside the result
 */
export type Feeling =
  | 'submissions'
  | 'deliveries'
  | 'counted'
  | {readonly logged: string}
  | {readonly clockMs: number}
  | {readonly unfelt: string};

/** A fault that occurs while clients send, and its end. */
export type Fault = {
  readonly name: string;
  readonly needs?: Needs;
  /** Part of the short form. */
  readonly isQuick?: true;
  /** Begins the fault. Returns a function that ends the fault. */
  readonly inflict: (stage: Stage) => Promise<() => Promise<void> | void> | (() => Promise<void> | void);
  /** The duration of the fault in milliseconds; 1,500 by default. */
  readonly lastsMs?: number;
  readonly felt: Feeling;
};

/** The reason of a second server. */
export const secondServer: Feeling = {
  unfelt: 'a second server refuses nothing; the notifications must arrive all the same',
};
