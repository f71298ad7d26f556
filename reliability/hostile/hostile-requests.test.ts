import {expect, test} from 'vitest';
import {hostileRequests} from './all.ts';
import {formulasIn} from './injected.ts';

test('there are more than five hundred hostile requests, each with a unique name', () => {
  const names = hostileRequests.map(({name}) => name);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a formula in a cell is found, a quoted formula is not', () => {
  expect(formulasIn('\uFEFF"id","name"\r\n"1","=1+1"\r\n"2","a,""=1"\r\n"3","\'=1"\r\n')).toHaveLength(1);
});
