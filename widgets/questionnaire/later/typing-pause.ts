/** The pause in typing, in milliseconds, after which the rules run, so that a keystroke does not wait for them. */
export const TYPING_PAUSE_MS = 150;
