let turn: Promise<void> | undefined;

/**
 * Resolves in the event loop's next turn, once for all callers of this turn. All requests then proceed concurrently, step by step, instead
 * of each request from its first byte to its answer within the events of its connection. Under load, this halves the processor time (`npm
 * run reliability -- throughput` shows it).
 */
export const nextTurn = (): Promise<void> => {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
};
