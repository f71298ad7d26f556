import type {Needs, Stage} from './stage.ts';

/** One thing that goes wrong while clients send, and how it ends. */
export type Fault = {
  readonly name: string;
  readonly needs?: Needs;
  /** Part of the short form. */
  readonly isQuick?: true;
  /** Lets it go wrong. What it returns ends it. */
  readonly inflict: (stage: Stage) => Promise<() => Promise<void> | void> | (() => Promise<void> | void);
  /** How long it stays wrong, in milliseconds; 1,500 by default. */
  readonly lastsMs?: number;
  /** Submissions feel it: if each is acknowledged at once all the same, it was not inflicted. */
  readonly isFelt?: true;
  /** Deliveries fail meanwhile: if none has, it was not inflicted. */
  readonly failsDelivery?: true;
};
