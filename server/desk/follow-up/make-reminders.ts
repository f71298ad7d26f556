import {sql} from 'kysely';
import {agentMorning} from '../attention/agent-morning.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {judgeClock} from '../../retention/purge-clock.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';
import type {OutboxTable} from '../../storage/tables/delivery-tables.ts';
import type {Store} from '../../storage/store.ts';
import {personOutboxId} from '../../submission/outbox-id.ts';
import {insertRow} from '../../storage/prepared.ts';
import {visitorReminderAt} from './visitor-reminder.ts';
import {followUpNumber} from './outbox-number.ts';

const AT_ONCE = 50;
// Before the day in `reminded_for`: only the agent has been reminded.
const AGENT_ONLY = 'agent ';

type ReminderParts = {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly now: Date;
  readonly overrides: FigureOverrides;
};

/**
 * Puts the reminders of due follow-ups into the outbox: always for the agent, and for the visitor if a consent is
 * in force. Each follow-up has one set of reminders for each day that it is set to, even if the clock jumps and
 * several processes run: the follow-up and the outbox change in one transaction. Returns the number of due
 * follow-ups.
 */
export const makeReminders = async ({store, keyring, now, overrides}: ReminderParts): Promise<number> => {
  const today = chicagoDay(now.getTime());
  // After a jump of the clock, visitors get no mail, and the agent gets the reminder too early rather than never. The visitor's reminder
  // waits for the day, or until a person confirms the clock.
  const {doubt, isConfirmed} = await judgeClock(store, now);
  const mayReachVisitors = doubt === undefined || isConfirmed;
  const due = await store.read((db) =>
    db
      .selectFrom('follow_up')
      .innerJoin('submission', 'submission.id', 'follow_up.submission_id')
      .selectAll('follow_up')
      .where('follow_up.state', '=', 'open')
      .where('follow_up.due_on', '<=', today)
      .whereRef('follow_up.reminded_for', '!=', 'follow_up.due_on')
      .$if(!mayReachVisitors, (query) =>
        query.where(
          sql<string>`follow_up.reminded_for`,
          '!=',
          sql<string>`${AGENT_ONLY} || follow_up.due_on`,
        ),
      )
      .where('submission.erased_at', 'is', null)
      .orderBy('follow_up.due_on')
      .limit(AT_ONCE)
      .execute(),
  );
  if (due.length === 0) return 0;
  for (const row of due) {
    const visitorAt =
      row.for_visitor === 1 && mayReachVisitors
        ? await visitorReminderAt(store, {keyring, now, overrides, isHealthRead: false}, row)
        : undefined;
    const remindedFor = row.for_visitor === 1 && !mayReachVisitors ? AGENT_ONLY + row.due_on : row.due_on;
    await putIntoOutbox(store, row, {now, visitorAt, remindedFor});
  }
  return due.length;
};

const putIntoOutbox = async (
  store: Store,
  row: FollowUpTable,
  {
    now,
    visitorAt,
    remindedFor,
  }: {readonly now: Date; readonly visitorAt: Date | undefined; readonly remindedFor: string},
): Promise<void> => {
  const number = followUpNumber(row);
  const morning = agentMorning(row.due_on);
  const agentAt = morning > now ? morning : now;
  const outboxRow = (topic: 'followup.due' | 'followup.reminder', dueAt: Date): OutboxTable => ({
    id: personOutboxId(row.submission_id, topic, number),
    submission_id: row.submission_id,
    topic,
    state: 'pending',
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    attempts: 0,
  });
  await store.write(async (transaction) => {
    const {numUpdatedRows} = await transaction
      .updateTable('follow_up')
      .set({reminded_for: remindedFor})
      .where('id', '=', row.id)
      .where('state', '=', 'open')
      .where('due_on', '=', row.due_on)
      .where('reminded_for', '=', row.reminded_for)
      .executeTakeFirstOrThrow();
    // Another process was faster, or a member has just moved the follow-up.
    if (numUpdatedRows === 0n) return;
    const rows = [
      outboxRow('followup.due', agentAt),
      ...(visitorAt ? [outboxRow('followup.reminder', visitorAt)] : []),
    ];
    for (const each of rows) {
      // The follow-up was moved to another day and back: that day has had its reminder.
      const known = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', each.id)
        .executeTakeFirst();
      if (!known) await insertRow(transaction, 'outbox', each);
    }
  });
};
