import type {CDPSession} from 'playwright-core';

/** Emulates the slow phone of the benchmarks: 150 ms round trip, 1.6 Mbit/s down, CPU slowed four times, no cache. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 7.5e5 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
};
