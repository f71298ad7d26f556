import {pino} from 'pino';
import {afterEach, expect, test, vi} from 'vitest';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {ScrubPendingError} from '../storage/scrub-pending-error.ts';
import type {Store} from '../storage/store.ts';
import {judgeFlagged, listFlagged} from '../submission/judge-flagged.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {purgeDaily} from './daily-purge.ts';
import {purge} from './purge.ts';
import {RETENTION} from '../settings/retention.ts';

const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY);

afterEach(() => void vi.useRealTimers());

const withHeld = async (count: number) => {
  const {post, place, stop} = await startTestServer();
  for (let sent = 0; sent < count; sent += 1) await post('/api/leads', {...lead, context: {elapsedMs: 1}});
  await stop();
  const {store, keys} = openTestVault(place);
  const held = await listFlagged(store);
  expect(held).toHaveLength(count);
  return {store, keys, held, keyring: await keys.ring()};
};

const erasedIn = async (store: Store) =>
  (
    await store.read((db) =>
      db.selectFrom('submission').select('id').where('erased_at', 'is not', null).execute(),
    )
  ).map(({id}) => id);

test('flagged submissions that nobody has reviewed are kept as long as answers', async () => {
  const {store, held, keyring} = await withHeld(2);
  const [spam] = held;
  if (!spam) throw new Error('nothing is held');
  await judgeFlagged(store, spam, {verdict: 'spam', now: new Date()});
  const after = (days: number) =>
    purge({store, keyring}, {retention: RETENTION, now: inDays(days), isClockConfirmed: true});
  expect(await after(RETENTION.held - 1)).toMatchObject({submissions: 0});
  expect(await after(RETENTION.held + 1)).toMatchObject({submissions: 1});
  expect(await erasedIn(store)).toEqual([spam.id]);
  expect(await after(RETENTION.answers - 1)).toMatchObject({submissions: 0});
  expect(await after(RETENTION.answers + 1)).toMatchObject({submissions: 1});
});

const logOfOneDay = async (parts: {
  readonly store: Store;
  readonly keys: Parameters<typeof purgeDaily>[0]['keys'];
}) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    {},
    {write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)},
  );
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']});
  const stop = purgeDaily({...parts, retention: RETENTION, now: () => new Date(), log});
  await vi.advanceTimersByTimeAsync(61_000);
  stop();
  vi.useRealTimers();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  return lines;
};

test('each day the log says how many submissions wait for a decision', async () => {
  const {store, keys, held} = await withHeld(3);
  const [spam] = held;
  if (!spam) throw new Error('nothing is held');
  await judgeFlagged(store, spam, {verdict: 'spam', now: new Date()});
  expect(await logOfOneDay({store, keys})).toEqual([
    expect.objectContaining({level: 30, msg: 'purged'}),
    expect.objectContaining({level: 40, held: 2, msg: expect.stringContaining('leads -- held')}),
  ]);
});

test('a purge whose scrub is pending reports so, and does not fail', async () => {
  const {store, keys} = await withHeld(0);
  const inTheWay: Store = {
    perform: (act, input) => store.perform(act, input),
    write: (run) => store.write(run),
    read: (query) => store.read(query),
    close: () => store.close(),
    scrub: () => Promise.reject(new ScrubPendingError('of a test')),
  };
  expect(await logOfOneDay({store: inTheWay, keys})).toEqual([
    expect.objectContaining({level: 30, msg: 'purged'}),
    expect.objectContaining({level: 40, msg: expect.stringContaining('retries each minute')}),
  ]);
});
