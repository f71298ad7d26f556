/** A timer that can be paused and resumed. */
export type Countdown = {
  hold(): void;
  run(): void;
};

/** Calls `end` after it has run for `durationMs`, and never after `signal` is aborted. It starts paused. */
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
