import {setImmediate as turn} from 'node:timers/promises';

/** Runs work, and returns how many turns of the event loop other work had before the end, with the result. */
export const turnsDuring = async <Result>(
  work: () => Promise<Result>,
): Promise<{readonly result: Result; readonly turns: number}> => {
  const state = {isWorking: true};
  let turns = 0;
  const running = work().finally(() => {
    state.isWorking = false;
  });
  while (state.isWorking) {
    await turn();
    turns += 1;
  }
  return {result: await running, turns};
};
