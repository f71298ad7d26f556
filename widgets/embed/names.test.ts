import {expect, test} from 'vitest';
import {COUNTED_ELEMENTS} from '../../contract/count.ts';
import {widgetNames} from './names.ts';

test('every published element is counted', () => {
  expect(widgetNames.toSorted()).toEqual([...COUNTED_ELEMENTS].toSorted());
});
