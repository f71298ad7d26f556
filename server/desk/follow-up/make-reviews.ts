import {MS_PER_DAY} from '../../../insurance/calendar/day.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import type {ExpressionBuilder} from 'kysely';
import {judgeClock} from '../../retention/purge-clock.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {sealRow} from '../../keys/sealed-fields.ts';
import type {Store} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {openSavedAnswers} from '../../submission/saved-results-record.ts';
import {reviewDaysOf} from './review-days.ts';

const AT_ONCE = 50;

type ReviewParts = {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly now: Date;
  readonly overrides: FigureOverrides;
};

/**
 * Adds a follow-up on the day of the next review to every saved questionnaire that has none, and ends the follow-ups of replaced results.
 * Health answers are not decrypted. Any number of processes may run this at once: a questionnaire gets one follow-up. Returns the number of
 * new follow-ups.
 */
export const makeReviews = async ({store, keyring, now, overrides}: ReviewParts): Promise<number> => {
  const {doubt, isConfirmed} = await judgeClock(store, now);
  const isTrusted = doubt === undefined || isConfirmed;
  if (isTrusted) await removeAhead(store, now);
  const rows = await store.read((db) =>
    db
      .selectFrom('submission')
      .innerJoin('questionnaire', 'questionnaire.submission_id', 'submission.id')
      .selectAll('questionnaire')
      .select(['submission.lang', 'submission.received_at'])
      .where('submission.kind', '=', 'questionnaire')
      .where('submission.erased_at', 'is', null)
      .where('submission.superseded_by', 'is', null)
      .where('submission.held_for', '=', '')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('follow_up')
              .select('follow_up.id')
              .whereRef('follow_up.submission_id', '=', 'submission.id')
              .where('follow_up.kind', '=', 'review'),
          ),
        ),
      )
      .orderBy('submission.id')
      .limit(AT_ONCE)
      .execute(),
  );
  for (const {lang, received_at: receivedAt, ...row} of rows) {
    // A row that cannot be decrypted gets the day that needs no answers, so that nothing is lost and the next rows are processed.
    const {savedAnswers} = openSavedAnswers(keyring, {...row, health: ''}).value;
    const dayFrom = (moment: Date) =>
      reviewDaysOf({savedAnswers, lang, receivedAt}, {now: moment, overrides})[0];
    // Results that came while the clock was ahead are from today at the latest.
    const promised = dayFrom(
      new Date(isTrusted ? Math.min(Date.parse(receivedAt), now.getTime()) : receivedAt),
    );
    // Results that are older than the reminders: only the next day matters.
    const isComing = promised !== undefined && promised.day >= chicagoDay(now.getTime());
    // A clock that has jumped must not replace the day that the visitor was given: it waits.
    const next = isComing ? promised : isTrusted ? dayFrom(now) : undefined;
    if (!next) continue;
    const followUp = sealRow(keyring.current, 'follow_up', {
      id: timeOrderedId(now),
      submission_id: row.submission_id,
      kind: 'review',
      due_on: next.day,
      subject: next.reason,
      state: 'open',
      version: 1,
      for_visitor: 1,
      reminded_for: '',
      created_at: now.toISOString(),
      created_by: '',
      settled_at: null,
    });
    await store.write(async (transaction) => {
      // A concurrent process waits here, and then finds the follow-up of the first one.
      await transaction
        .updateTable('submission')
        .set((eb) => ({lang: eb.ref('lang')}))
        .where('id', '=', row.submission_id)
        .execute();
      const known = await transaction
        .selectFrom('follow_up')
        .select('id')
        .where('submission_id', '=', row.submission_id)
        .where('kind', '=', 'review')
        .executeTakeFirst();
      if (!known) await transaction.insertInto('follow_up').values(followUp).execute();
    });
  }
  await endReplaced(store, now);
  return rows.length;
};

// A review day that was made while the clock was ahead lies years away: it is made again.
const removeAhead = async (store: Store, now: Date): Promise<void> => {
  const isAhead = (eb: ExpressionBuilder<Schema, 'follow_up'>) =>
    eb.and([
      eb('kind', '=', 'review'),
      eb('state', '=', 'open'),
      eb('reminded_for', '=', ''),
      eb('created_at', '>', new Date(now.getTime() + MS_PER_DAY).toISOString()),
    ]);
  const [first] = await store.read((db) =>
    db.selectFrom('follow_up').select('id').where(isAhead).limit(1).execute(),
  );
  if (first) await store.write((transaction) => transaction.deleteFrom('follow_up').where(isAhead).execute());
};

const endReplaced = async (store: Store, now: Date): Promise<void> => {
  const ids = await store.read((db) =>
    db
      .selectFrom('follow_up')
      .innerJoin('submission', 'submission.id', 'follow_up.submission_id')
      .select('follow_up.id')
      .where('follow_up.state', '=', 'open')
      .where('follow_up.kind', '=', 'review')
      .where('submission.superseded_by', 'is not', null)
      .limit(AT_ONCE)
      .execute(),
  );
  if (ids.length === 0) return;
  await store.write(async (transaction) => {
    await transaction
      .updateTable('follow_up')
      .set((eb) => ({
        state: 'cancelled',
        settled_at: now.toISOString(),
        version: eb('version', '+', 1),
      }))
      .where(
        'id',
        'in',
        ids.map(({id}) => id),
      )
      .where('state', '=', 'open')
      .execute();
  });
};
