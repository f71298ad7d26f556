/** A timer that can be held and let go on. */
export type Countdown = {
  hold(): void;
  run(): void;
};

/** Calls `end` once `durationMs` have passed while it ran, or never once `signal` is aborted. It starts held. */
export const countdown = (durationMs: number, end: () => void, signal: AbortSignal): Countdown => {
  let leftMs = durationMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - since;
  };
  signal.addEventListener('abort', hold);
  return {
    hold,
    run() {
      if (timer !== undefined || signal.aborted) return;
      since = performance.now();
      timer = setTimeout(end, leftMs);
    },
  };
};
