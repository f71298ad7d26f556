/** Delays of a menu or tooltip, in milliseconds. */
export type HoverDelays = {
  /** From the pointer's arrival to opening. */
  readonly openMs: number;
  /** For this long after a menu or tooltip of the group closed, the next opens at once. */
  readonly skipMs: number;
  /** From the pointer's departure to closing; the pointer may return, or cross to the opened panel, in this time. */
  readonly closeMs: number;
};

/** The navigation menu's delays (site-spec section 9). */
export const menuDelays: HoverDelays = {openMs: 200, skipMs: 300, closeMs: 150};

/** The tooltips' delays (site-spec section 9). They close at once. */
export const tooltipDelays: HoverDelays = {openMs: 700, skipMs: 300, closeMs: 0};

/** Remembers when the last menu or tooltip of a group closed. */
export type HoverGroup = {
  closedAtMs: number;
};

/** Creates a group in which nothing has been open yet. */
export const hoverGroup = (): HoverGroup => ({closedAtMs: -Infinity});

type HoverIntentOptions = {
  readonly delays: HoverDelays;
  readonly group: HoverGroup;
  readonly setOpen: (isOpen: boolean) => void;
  readonly nowMs?: () => number;
};

/** Decides when a menu or tooltip opens and closes as the pointer comes and goes. */
export type HoverIntent = {
  enter(): void;
  leave(): void;
  /** Opens or closes at once: by click or key. */
  set(isOpen: boolean): void;
  /** Cancels the pending timer: the control is leaving the page. */
  stop(): void;
};

/** Creates a `HoverIntent`. Keeps one timer at most. */
export const hoverIntent = ({
  delays,
  group,
  setOpen,
  nowMs = () => performance.now(),
}: HoverIntentOptions): HoverIntent => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const change = (next: boolean): void => {
    clearTimeout(timer);
    if (isOpen && !next) group.closedAtMs = nowMs();
    if (isOpen === next) return;
    isOpen = next;
    setOpen(next);
  };
  const after = (delayMs: number, next: boolean): void => {
    clearTimeout(timer);
    if (delayMs <= 0) change(next);
    else timer = setTimeout(() => change(next), delayMs);
  };
  return {
    enter() {
      const isSoonAfterAnother = nowMs() - group.closedAtMs < delays.skipMs;
      after(isOpen || isSoonAfterAnother ? 0 : delays.openMs, true);
    },
    leave() {
      after(isOpen ? delays.closeMs : 0, false);
    },
    set: change,
    stop: () => clearTimeout(timer),
  };
};
