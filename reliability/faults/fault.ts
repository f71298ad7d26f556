import type {Needs, Stage} from './stage.ts';

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
  /** Submissions must be affected: if each is acknowledged at once, the fault did not occur. */
  readonly isFelt?: true;
  /** Deliveries must fail: if none has failed, the fault did not occur. */
  readonly failsDelivery?: true;
};
