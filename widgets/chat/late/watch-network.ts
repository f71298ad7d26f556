// The server sends a comment every 15 seconds. A connection that is silent for longer is dead, even if nothing closed the connection.
const SILENCE_MS = 40_000;

/** The network as a stream sees it. */
export type Network = {
  /** Begins an attempt. The signal aborts when the attempt is hopeless: offline, silent for 40 seconds, or the stream is no longer wanted. */
  readonly begin: () => AbortSignal;
  /** Notes that data has come. */
  readonly beat: () => void;
  /** Waits until the time is over or the network is back. Returns at once if the network came back during the attempt. */
  readonly pause: (ms: number) => Promise<void>;
};

/** Watches the network until the signal aborts. A phone that loses the network does not end its connections; they are only silent. */
export const watchNetwork = (signal: AbortSignal): Network => {
  let attempt = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBack = false;
  let wake: (() => void) | undefined;
  const after = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const beat = (): void => after(SILENCE_MS, () => attempt.abort());
  addEventListener('offline', () => attempt.abort(), {signal});
  const onBack = (): void => {
    isBack = true;
    wake?.();
  };
  addEventListener('online', onBack, {signal});
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    attempt.abort();
    wake?.();
  });
  return {
    begin: () => {
      attempt = new AbortController();
      isBack = false;
      beat();
      return attempt.signal;
    },
    beat,
    pause: (ms) =>
      new Promise((resolve) => {
        wake = resolve;
        if (isBack || signal.aborted) resolve();
        else after(ms, resolve);
      }),
  };
};
