/**
 * Finds the records of one page of the list. The queries read only ids, from indexes that contain every filtered column: `inbox_order` in
 * the order of the list, `inbox_unread_order` for the unread records of a member, the key of `search_term` for a search. Nothing is
 * decrypted.
 */
import type {Kysely} from 'kysely';
import type {Schema} from '../../storage/schema.ts';
import {chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {addDays, type Day} from '../../../insurance/calendar/day.ts';
import type {InboxFilter} from './inbox-filter.ts';

/** The position of a record in the list. */
export type InboxPlace = {readonly id: string; readonly at: string};

/** The records to find: a member's filter, with the hashes of each search term. */
export type PageQuery = {
  readonly memberId: string;
  readonly filter: Omit<InboxFilter, 'q'>;
  readonly terms: readonly (readonly string[])[];
};

/** Builds the query for the records of a page, newest first, and one record more than fits on the page. */
export const pageQuery = (db: Kysely<Schema>, query: PageQuery) => {
  const {filter, memberId} = query;
  const {state, kind, lang, partner, page, from, until, flag = ''} = filter;
  let found = sourceOf(db, query).where('inbox_item.flag', '=', flag);
  if (state !== undefined) found = found.where('inbox_item.state', '=', state);
  if (kind !== undefined) found = found.where('inbox_item.kind', '=', kind);
  if (lang !== undefined) found = found.where('inbox_item.lang', '=', lang);
  if (partner !== undefined) found = found.where('inbox_item.partner', '=', partner);
  if (page !== undefined) found = found.where('inbox_item.page', '=', page);
  if (from !== undefined) found = found.where('inbox_item.activity_at', '>=', startOfDay(from));
  if (until !== undefined) found = found.where('inbox_item.activity_at', '<', endOfDay(until));
  if (filter.unread !== undefined && query.terms.length > 0)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('inbox_unread')
          .select('inbox_unread.submission_id')
          .where('inbox_unread.member_id', '=', memberId)
          .whereRef('inbox_unread.submission_id', '=', 'inbox_item.submission_id'),
      ),
    );
  return found.limit(filter.limit + 1);
};

// A cross join fixes the order of the loops in SQLite: without statistics, its planner would scan the whole list and look up each record.
const sourceOf = (db: Kysely<Schema>, {filter, memberId, terms}: PageQuery) => {
  const [first, ...more] = terms;
  const after = placeOf(filter.after);
  if (first === undefined && filter.unread !== undefined) return unreadFirst(db, memberId, after);
  if (first !== undefined) return searchFirst(db, {first, more, after});
  return after === undefined
    ? inOrder(db)
    : inOrder(db).where((eb) =>
        eb(
          eb.refTuple('inbox_item.activity_at', 'inbox_item.submission_id'),
          '<',
          eb.tuple(after.at, after.id),
        ),
      );
};

const inOrder = (db: Kysely<Schema>) =>
  db
    .selectFrom('inbox_item')
    .select(['inbox_item.submission_id as id', 'inbox_item.activity_at as at'])
    .orderBy('inbox_item.activity_at', 'desc')
    .orderBy('inbox_item.submission_id', 'desc');

// Starts with the rows of the first term, newest first: for a frequent name, only as many rows as fit on the page are looked up.
const searchFirst = (
  db: Kysely<Schema>,
  {
    first,
    more,
    after,
  }: {
    readonly first: readonly string[];
    readonly more: readonly (readonly string[])[];
    readonly after: InboxPlace | undefined;
  },
) => {
  let items = db
    .selectFrom('search_term')
    .crossJoin('inbox_item')
    .whereRef('inbox_item.submission_id', '=', 'search_term.submission_id')
    .where('search_term.term', 'in', first)
    .select(['inbox_item.submission_id as id', 'inbox_item.activity_at as at'])
    .orderBy('search_term.activity_at', 'desc')
    .orderBy('search_term.submission_id', 'desc');
  for (const hashes of more)
    items = items.where((eb) =>
      eb.exists(
        eb
          .selectFrom('search_term as also')
          .select('also.term')
          .where('also.term', 'in', hashes)
          .whereRef('also.activity_at', '=', 'search_term.activity_at')
          .whereRef('also.submission_id', '=', 'search_term.submission_id'),
      ),
    );
  return after === undefined
    ? items
    : items.where((eb) =>
        eb(
          eb.refTuple('search_term.activity_at', 'search_term.submission_id'),
          '<',
          eb.tuple(after.at, after.id),
        ),
      );
};

const unreadFirst = (db: Kysely<Schema>, memberId: string, after: InboxPlace | undefined) =>
  db
    .selectFrom('inbox_unread')
    .crossJoin('inbox_item')
    .whereRef('inbox_item.submission_id', '=', 'inbox_unread.submission_id')
    .where('inbox_unread.member_id', '=', memberId)
    .select(['inbox_item.submission_id as id', 'inbox_item.activity_at as at'])
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('inbox_unread.activity_at', 'inbox_unread.submission_id'),
          '<',
          eb.tuple(after?.at ?? '', after?.id ?? ''),
        ),
      ),
    )
    .orderBy('inbox_unread.activity_at', 'desc')
    .orderBy('inbox_unread.submission_id', 'desc');

const placeOf = (after: string | undefined): InboxPlace | undefined => {
  const [at, id] = after?.split('_') ?? [];
  return at !== undefined && id !== undefined ? {at, id} : undefined;
};

/** Returns the address of the next page. */
export const addressAfter = ({at, id}: InboxPlace): string => `${at}_${id}`;

const startOfDay = (day: Day): string => new Date(chicagoDayStartMs(day)).toISOString();
const endOfDay = (day: Day): string => startOfDay(addDays(day, 1));
