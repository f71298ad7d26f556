import {expect, test} from 'vitest';
import {plain} from '../../../insurance/sum/sum.ts';
import {inGroups} from './written-sum.tsx';

test('a sign stays on the line of the following number, a closing bracket and a power on the line of the preceding number', () => {
  const [one, two, three] = [plain(1), plain(2), plain(3)];
  expect(inGroups([one, '×', '(', two, '+', three, ')', '^', two, '−', 'max(', one, ';', two, ')'])).toEqual([
    [one],
    ['×', '(', two],
    ['+', three, ')', '^', two],
    ['−', 'max(', one],
    [';', two, ')'],
  ]);
});
