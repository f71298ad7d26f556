import {expect} from 'vitest';
import {loadAgency} from '../../../../agency/load.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../../insurance/calendar/chicago.ts';
import {addDays, weekday} from '../../../../insurance/calendar/day.ts';
import {createReceiptLimiters} from '../../../http/rate-limiters.ts';
import {createEventReader} from '../../../delivery/read-event.ts';
import {receiptSources} from '../../../delivery/receipt-sources.ts';
import {loadPublishedTexts} from '../../../evidence/published-texts.ts';
import {readSettings} from '../../../settings/settings.ts';
import {consentTo} from '../../../testing/consent-to.ts';
import {lead} from '../../../testing/submissions.ts';
import {deskReaders} from '../../readers.ts';
import type {startDesk} from '../../testing/signed-in-desk.ts';
import {remindOnce} from '../remind-regularly.ts';

/** A desk with a signed-in member of each role. */
export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;
/** The sample agency. */
export const agency = loadAgency({});
const texts = loadPublishedTexts({});
/** The origin of the site in the links of mails. */
export const ORIGIN = 'https://agency.example';

/** Returns the next Monday after today: no change to or from daylight time occurs on a Monday. */
export const monday = (): string => {
  let day = addDays(chicagoDay(Date.now()), 1);
  while (weekday(day) !== 1) day = addDays(day, 1);
  return day;
};
/** Returns the moment of a full hour, in Chicago, on the next Monday after today. */
export const onMonday = (hour: number): Date => new Date(chicagoDayStartMs(monday()) + hour * HOUR_MS);

/** Returns the next day after today on which the clocks in Chicago change. */
export const clockChange = (): string => {
  let day = addDays(chicagoDay(Date.now()), 1);
  while (chicagoDayStartMs(addDays(day, 1)) - chicagoDayStartMs(day) === DAY_MS) day = addDays(day, 1);
  return day;
};

/** Looks once for reminders that are due, at a moment. */
export const remind = ({store, keys}: Pick<Desk, 'store' | 'keys'>, moment: Date): Promise<void> =>
  remindOnce({store, keys, agency, texts, now: () => moment});

/** Sets a follow-up for the visitor on that Monday, as the agent. */
export const setFollowUp = async (desk: Desk, id: string, changes: object = {}) => {
  const answer = await desk.request('agent', `/people/${id}/follow-ups`, {
    method: 'POST',
    json: {dueOn: monday(), subject: 'asthma papers', isForVisitor: true, ...changes},
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as {id: string};
};

/** Lists the reminders in the outbox. */
export const made = ({store}: Desk) =>
  store.read((db) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', 'in', ['followup.due', 'followup.reminder'])
      .orderBy('topic')
      .orderBy('id')
      .execute(),
  );
/** Lists the topics of the reminders in the outbox. */
export const topics = async (desk: Desk) => (await made(desk)).map(({topic}) => topic);

/** Reads the event that would be sent for a row of the outbox at a moment. */
export const readAt = async ({store, keys, place}: Desk, topic: string, moment: Date) => {
  const now = () => moment;
  const settings = readSettings({...place, SITE_ORIGIN: ORIGIN});
  const parts = {store, keys, now, agency, texts, settings, readCampaigns: () => [], origin: () => ORIGIN};
  const read = createEventReader({
    store,
    keys,
    now,
    receipts: () => receiptSources(agency, ORIGIN),
    receiptLimiters: createReceiptLimiters(store, {perAddress: 'off'}),
    write: () => {
      throw new Error('no copy of saved results is sent here');
    },
    readers: deskReaders(parts),
  });
  const row = await store.read((db) =>
    db.selectFrom('outbox').selectAll().where('topic', '=', 'followup.due').executeTakeFirstOrThrow(),
  );
  const found = await store.read((db) =>
    db.selectFrom('outbox').selectAll().where('id', 'like', `%${topic}%`).executeTakeFirst(),
  );
  const {id, submission_id: submissionId, created_at: createdAt, topic: own} = found ?? row;
  return await read({outboxId: id, submissionId, topic: own, createdAt, attempts: 1});
};

/** A lead with the Medicare permission. */
export const medicareLead = {
  ...lead,
  phone: '713 555 0123',
  insuranceType: 'medicare',
  consents: [{...consentTo('medicare'), agreedAt: new Date().toISOString()}],
};
