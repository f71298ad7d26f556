import {sql, type Expression, type Kysely, type SqlBool} from 'kysely';
import type {Schema} from '../storage/schema.ts';
import type {SubmissionKind} from '../storage/tables/submission-tables.ts';

/**
 * The status of a submission: `accepted` is or will be delivered; `flagged` looks like spam and waits for a
 * review; a person has marked `spam`; newer answers of the same sender have replaced `superseded`.
 */
export const SUBMISSION_STATUSES = ['accepted', 'flagged', 'spam', 'superseded'] as const;

/** The status of a submission. */
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** The submissions to read; every given condition must hold. Only a selection by id finds erased submissions. */
export type Selection = {
  readonly idPrefix?: string | undefined;
  /** Received at this moment or later. */
  readonly since?: Date | undefined;
  /** Received before this moment. */
  readonly before?: Date | undefined;
  /** Without a kind or an id: all kinds except conversations. */
  readonly kind?: SubmissionKind | undefined;
  /** The allowed statuses; any status if absent. */
  readonly statuses?: readonly SubmissionStatus[] | undefined;
  /** Whether the newest submission comes first; otherwise the oldest. */
  readonly isNewestFirst?: boolean | undefined;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
};

/** Builds the query for the next rows of a selection after an id. Ids begin with the time, so their order is the order of arrival. */
export const selectPage = (
  db: Kysely<Schema>,
  selection: Selection,
  {after, size}: {readonly after: string | undefined; readonly size: number},
) => {
  const {idPrefix, since, before, kind, statuses, isNewestFirst = false, skip = 0} = selection;
  return (
    db
      .selectFrom('submission')
      .selectAll()
      .$if(idPrefix !== undefined, (query) => query.where('id', 'like', `${idPrefix ?? ''}%`))
      .$if(idPrefix === undefined, (query) => query.where('erased_at', 'is', null))
      .$if(since !== undefined, (query) => query.where('received_at', '>=', since?.toISOString() ?? ''))
      .$if(before !== undefined, (query) => query.where('received_at', '<', before?.toISOString() ?? ''))
      // The search answers most conversations: they are listed on request only.
      .$if(kind === undefined && idPrefix === undefined, (query) => query.where('kind', '!=', 'chat'))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'lead'))
      .$if(statuses !== undefined, (query) =>
        query.where((eb) => eb.or((statuses ?? []).map((status) => hasStatus[status]))),
      )
      .$if(after !== undefined, (query) => query.where('id', isNewestFirst ? '<' : '>', after ?? ''))
      .orderBy('id', isNewestFirst ? 'desc' : 'asc')
      .limit(size)
      .$if(after === undefined && skip > 0, (query) => query.offset(skip))
  );
};

// `held_for` contains reasons, separated by spaces; a person's reason is "spam".
const isCalledSpam = sql<SqlBool>`(' ' || held_for || ' ') like '% spam %'`;
const isCurrent = sql<SqlBool>`superseded_by is null`;

const hasStatus: Readonly<Record<SubmissionStatus, Expression<SqlBool>>> = {
  accepted: sql<SqlBool>`${isCurrent} and held_for = ''`,
  flagged: sql<SqlBool>`${isCurrent} and held_for != '' and not ${isCalledSpam}`,
  spam: sql<SqlBool>`${isCurrent} and ${isCalledSpam}`,
  superseded: sql<SqlBool>`superseded_by is not null`,
};
