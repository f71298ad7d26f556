import {expect, test} from 'vitest';
import {chicagoDay} from './chicago.ts';
import {planYearAt} from './plan-year-at.ts';
import {planYearOn} from './plan-year.ts';

test('the plan year at a moment is the plan year of the day in Chicago, in every hour of thirty years', () => {
  const [from, to] = [Date.UTC(2020), Date.UTC(2050)];
  for (let moment = from; moment < to; moment += 3_600_000)
    if (planYearAt(moment) !== planYearOn(chicagoDay(moment)))
      throw new Error(`differs at ${new Date(moment).toISOString()}`);
  expect(planYearAt(Date.parse('2026-11-01T04:59:59Z'))).toBe(2026);
  expect(planYearAt(Date.parse('2026-11-01T05:00:00Z'))).toBe(2027);
});
