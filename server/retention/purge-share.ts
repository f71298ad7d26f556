import {HEALTH_TABLES} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {doubtShares, judgeClock, PurgeWithheldError} from './purge-clock.ts';

type Due = {
  /** The number of submissions and entries of evidence to erase. */
  readonly submissions: number;
  readonly evidence: number;
  /** The moments before which answers and health answers are old. */
  readonly answersBefore: string;
  readonly healthBefore: string;
  readonly now: Date;
};

/**
 * Throws PurgeWithheldError when the clock may be wrong or an unusual share would be erased, unless a person has
 * confirmed the clock within the last day.
 */
export const requireOrdinary = async (store: Store, due: Due): Promise<void> => {
  const {doubt, isConfirmed} = await judgeClock(store, due.now);
  if (isConfirmed) return;
  const reason = doubt ?? (await doubtShare(store, due));
  if (reason !== undefined) throw new PurgeWithheldError(reason);
};

const doubtShare = async (
  store: Store,
  {submissions, evidence, answersBefore, healthBefore}: Due,
): Promise<string | undefined> => {
  const [kept] = await store.read((db) =>
    db
      .selectFrom('submission')
      .select(({fn}) => [
        fn.countAll().as('all'),
        fn.countAll().filterWhere('received_at', '<', answersBefore).as('old'),
      ])
      .where('erased_at', 'is', null)
      .execute(),
  );
  const [entries] = await store.read((db) =>
    db
      .selectFrom('evidence')
      .select(({fn}) => fn.countAll().as('all'))
      .where('sealed', '!=', '')
      .execute(),
  );
  const health = {old: 0, all: 0};
  for (const table of HEALTH_TABLES) {
    const [counted] = await store.read((db) =>
      db
        .selectFrom(table)
        .innerJoin('submission', 'submission.id', `${table}.submission_id`)
        .select(({fn}) => [
          fn.countAll().as('all'),
          fn.countAll().filterWhere('received_at', '<', healthBefore).as('old'),
        ])
        .where('health', '!=', '')
        .execute(),
    );
    health.old += Number(counted?.old);
    health.all += Number(counted?.all);
  }
  return doubtShares([
    // Spam does not count: a person has reviewed each spam submission, and a wave of spam expires together.
    {what: 'submissions', due: Math.min(submissions, Number(kept?.old)), all: Number(kept?.all)},
    {what: 'entries of evidence', due: evidence, all: Number(entries?.all)},
    {what: 'health answers', due: health.old, all: health.all},
  ]);
};
