import {expect, onTestFinished, test, vi} from 'vitest';
import {PlaceLookup} from './place-lookup.ts';

const austin = {'leadData.location': '78701'};

test('an answer waits no longer than five seconds for a table that does not arrive', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lookup = new PlaceLookup(
    () => {},
    () => new Promise(() => {}),
  );
  lookup.withCounty(austin);
  const settled = vi.fn<() => void>();
  void lookup.settled().then(settled);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledOnce();
});

test('a table that could not be loaded ends the wait, and the next change requests the table again', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('offline'));
  const lookup = new PlaceLookup(() => {}, load);
  lookup.withCounty(austin);
  await lookup.settled();
  lookup.withCounty(austin);
  expect(load).toHaveBeenCalledTimes(2);
});
