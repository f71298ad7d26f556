import {expect, test} from 'vitest';
import {checkedItems, EmptyItemError, TYPEAHEAD_RESET_MS} from './select-items.ts';

test('an item with an empty value is refused', () => {
  expect(() => checkedItems([{value: '', label: 'Choose'}])).toThrow(EmptyItemError);
  const items = [{value: 'en', label: 'English'}];
  expect(checkedItems(items)).toBe(items);
});

test('typed letters are forgotten after one second', () => expect(TYPEAHEAD_RESET_MS).toBe(1000));
