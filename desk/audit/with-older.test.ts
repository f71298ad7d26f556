import {expect, test} from 'vitest';
import {withOlder} from './with-older.ts';

const entriesOf = (...ids: readonly string[]) =>
  ids.map((id) => ({id, at: '2026-11-27T20:00:00.000Z', actor: 'a@agency.example', what: 'inbox', ids: []}));

test('a log that is read again has neither a gap nor an entry twice', () => {
  const known = entriesOf('5', '4', '3', '2', '1');
  expect(withOlder(entriesOf('5', '4', '3'), [])).toEqual(entriesOf('5', '4', '3'));
  expect(withOlder(entriesOf('5', '4', '3'), known)).toEqual(known);
  expect(withOlder(entriesOf('7', '6', '5'), known)).toEqual(entriesOf('7', '6', '5', '4', '3', '2', '1'));
  // The pages do not meet: the rest is asked for again.
  expect(withOlder(entriesOf('9', '8', '7'), known)).toEqual(entriesOf('9', '8', '7'));
  expect(withOlder([], known)).toEqual([]);
});
