import {sql} from 'kysely';
import {expect, test} from 'vitest';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import type {InboxFilter} from './inbox-filter.ts';
import {pageQuery} from './inbox-page.store.ts';

type Filter = Omit<InboxFilter, 'q'>;

const planOf = async (filter: Partial<Filter>, terms: readonly (readonly string[])[] = []) => {
  const store = openTestStore(await createStorePlace());
  const {rows} = await store.write((db) => {
    const {sql: text} = pageQuery(db, {memberId: 'm', filter: {limit: 50, ...filter}, terms}).compile();
    return sql<{detail: string}>`${sql.raw(`explain query plan ${text.replaceAll('?', "'1'")}`)}`.execute(db);
  });
  return rows.map(({detail}) => detail);
};

const after = '2026-11-22T10:00:00.000Z_01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';
const inOrder = [expect.stringMatching(/^(?:SCAN|SEARCH) inbox_item USING COVERING INDEX inbox_order/u)];

test.each<[string, Partial<Filter>]>([
  ['the first page', {}],
  ['the next page', {after}],
  ['a state', {state: 'won'}],
  [
    'everything at once',
    {state: 'won', kind: 'lead', lang: 'de', partner: 'a', page: 'b', from: '2026-01-01'},
  ],
  ['what is flagged', {flag: 'flagged', after}],
])(
  '%s is read from the index in its order: no table is read and nothing is sorted',
  async (_what, filter) => {
    expect(await planOf(filter)).toEqual(inOrder);
  },
);

test('unread records are found by the member, in order', async () => {
  expect(await planOf({unread: '1', after})).toEqual([
    expect.stringContaining('SEARCH inbox_unread USING COVERING INDEX inbox_unread_order (member_id=?'),
    expect.stringContaining('SEARCH inbox_item USING PRIMARY KEY (submission_id=?)'),
  ]);
});

test('a search walks the rows of its first term in order, and reads only what the page needs', async () => {
  expect(await planOf({state: 'won', after}, [['a'], ['c']])).toEqual([
    expect.stringMatching(/^SEARCH search_term USING PRIMARY KEY \(term=\?/u),
    expect.stringContaining('SEARCH inbox_item USING PRIMARY KEY (submission_id=?)'),
    expect.stringContaining('(term=? AND activity_at=? AND submission_id=?)'),
  ]);
});
