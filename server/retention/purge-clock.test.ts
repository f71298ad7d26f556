import {expect, test} from 'vitest';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {RETENTION} from '../settings/retention.ts';
import {callConsent, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {purge} from './purge.ts';

const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY);

const withLeads = async (count: number) => {
  const {post, place, stop} = await startTestServer();
  for (let at = 0; at < count; at += 1)
    await post('/api/leads', {...lead, phone: '713 555 0123', consents: [callConsent]});
  await stop();
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const purgeIn = (days: number, isClockConfirmed = false) =>
    purge({store, keyring}, {retention: RETENTION, now: inDays(days), isClockConfirmed});
  const readable = async () =>
    Number(
      (
        await store.read((db) =>
          db
            .selectFrom('lead')
            .select(({fn}) => fn.countAll().as('count'))
            .executeTakeFirst(),
        )
      )?.count,
    );
  return {purgeIn, readable, store};
};

test('a clock that runs four years ahead, behind, and right again erases nobody', async () => {
  const {purgeIn, readable} = await withLeads(12);
  await purgeIn(0);
  await expect(purgeIn(4 * 366)).rejects.toThrow('1464 days after the last purge');
  await expect(purgeIn(-4 * 366)).rejects.toThrow('days before the last purge');
  expect(await purgeIn(0)).toMatchObject({submissions: 0, evidence: 0});
  expect(await readable()).toBe(12);
});

test('a server whose first purge runs under a wrong clock erases nobody', async () => {
  const {purgeIn, readable} = await withLeads(3);
  await expect(purgeIn(4 * 366)).rejects.toThrow('no purge has run');
  expect(await readable()).toBe(3);
});

test('after a person has confirmed the clock, old records are erased, and daily purges continue', async () => {
  const {purgeIn, readable} = await withLeads(12);
  expect(await purgeIn(4 * 366, true)).toMatchObject({submissions: 12});
  expect(await readable()).toBe(0);
  expect(await purgeIn(4 * 366 + 1)).toMatchObject({submissions: 0});
});

test('a purge that would erase most records needs a confirmation, even if the clock advanced day by day', async () => {
  const {purgeIn, readable, store} = await withLeads(12);
  await purgeIn(0);
  await store.write((transaction) =>
    transaction
      .updateTable('purge_run')
      .set({last_run_at: inDays(4 * 366 - 1).toISOString()})
      .execute(),
  );
  await expect(purgeIn(4 * 366)).rejects.toThrow('12 of 12 submissions');
  expect(await readable()).toBe(12);
  expect(await purgeIn(4 * 366, true)).toMatchObject({submissions: 12});
});
