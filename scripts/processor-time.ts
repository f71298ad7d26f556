import type {CDPSession} from 'playwright-core';

/** Returns the processor time that a page's main thread has used, in ms. The session needs `Performance.enable` with the time domain `threadTicks`. */
export const processorTime = async (session: CDPSession): Promise<number> => {
  const {metrics} = await session.send('Performance.getMetrics');
  return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};
