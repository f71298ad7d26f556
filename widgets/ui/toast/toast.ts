/** The content of a toast (site-spec section 3). */
export type Toast = {
  readonly title: string;
  readonly description: string;
  /** One action in a toast. */
  readonly action?: {readonly text: string; readonly href: string} | undefined;
  readonly variant: 'default' | 'destructive';
};

/** The time for which a toast stays, in milliseconds, not counting pauses (site-spec section 9). */
export const TOAST_DURATION_MS = 5_000;

/** The swipe distance to the right that removes a toast, in CSS pixels (site-spec section 9). */
export const SWIPE_THRESHOLD_PX = 50;

/** The time for which the record of a dismissed toast is kept, in milliseconds (site-spec sections 4 and 9). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
