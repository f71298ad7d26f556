import {expect, test} from 'vitest';
import type {InboxRow} from '../../../contract/desk-inbox.ts';
import {filterOf, isInView, queryOf, viewOf, VIEWS, withView} from './inbox-filter.ts';
import {afterEvent, mergeRows, unreadAfter} from './merge-rows.ts';

const row = (id: string, changes: Partial<InboxRow> = {}): InboxRow => ({
  id,
  kind: 'lead',
  name: id,
  line: '',
  insurance: '',
  at: '2026-11-22T10:00:00.000Z',
  receivedAt: '2026-11-22T10:00:00.000Z',
  state: 'new',
  version: 1,
  isUnread: false,
  flag: '',
  heldFor: [],
  lang: 'en',
  partner: '',
  page: '',
  isWaiting: false,
  holder: null,
  may: null,
  isTextHidden: false,
  ...changes,
});

const idsOf = (rows: readonly InboxRow[]) => rows.map(({id}) => id);

test('rows are sorted newest first, each once, in their current state', () => {
  const merged = mergeRows(
    [row('a'), row('b')],
    [row('c', {at: '2026-11-22T11:00:00.000Z'}), row('b', {version: 2})],
  );
  expect(idsOf(merged)).toEqual(['c', 'b', 'a']);
  expect(merged[1]?.version).toBe(2);
});

test('a requested row that is gone leaves the list; other rows stay', () => {
  const rows = [row('c'), row('b'), row('a')];
  expect(idsOf(afterEvent(rows, {requested: ['b', 'c'], fresh: [row('c', {state: 'won'})]}))).toEqual([
    'c',
    'a',
  ]);
});

test('opening an unread record lowers the count at once, and marking a record unread raises the count', () => {
  const rows = [row('a', {isUnread: true}), row('b')];
  expect(unreadAfter(3, rows, row('a'))).toBe(2);
  expect(unreadAfter(3, rows, row('b', {isUnread: true}))).toBe(4);
  expect(unreadAfter(3, rows, row('a', {isUnread: true, state: 'won'}))).toBe(3);
  expect(unreadAfter(3, rows, row('elsewhere'))).toBe(3);
});

test('a row leaves the view when its state or its flag no longer matches, and stays when it was only read', () => {
  expect(isInView(row('a', {state: 'won'}), {state: 'new'})).toBe(false);
  expect(isInView(row('a', {flag: ''}), {flag: 'flagged'})).toBe(false);
  expect(isInView(row('a', {flag: 'flagged'}), {})).toBe(false);
  expect(isInView(row('a', {isUnread: false}), {unread: '1'})).toBe(true);
});

test.each(VIEWS)('the view %s is restored from the address, and keeps the other filters', (view) => {
  const filter = withView({state: 'won', partner: 'mill', q: 'ana ruiz'}, view);
  expect(viewOf(filter)).toBe(view);
  expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  expect(filter).toMatchObject({partner: 'mill', q: 'ana ruiz'});
});

test('unknown filters in the address are ignored', () => {
  expect(filterOf(new URLSearchParams('q=&state=won&limit=9&constructor=1'))).toEqual({state: 'won'});
});
