import {expect, test} from 'vitest';
import {checkedItems, EmptyItemError, typeaheadResetMs} from './select-items.ts';

test('an item with an empty value is refused', () => {
  expect(() => checkedItems([{value: '', label: 'Choose'}])).toThrow(EmptyItemError);
  const items = [{value: 'en', label: 'English'}];
  expect(checkedItems(items)).toBe(items);
});

test('typed letters are forgotten after one second', () => expect(typeaheadResetMs).toBe(1000));
