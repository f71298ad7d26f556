import {expect, test} from 'vitest';
import {campaignOfYear} from './campaign-entry.ts';

const DAY = '2027-10-01';

test('a Medicare window has the name of the year in which it opens, and its message the year of the coverage', () => {
  const window = {startDate: '2027-10-15', endDate: '2027-12-07'};
  expect(campaignOfYear({type: 'medicare', year: '2028'}, window, DAY)).toMatchObject({
    id: 'medicare-2027',
    title: 'Medicare Open Enrollment 2027',
    message: 'Open enrollment for 2028 coverage runs from 2027-10-15 to 2027-12-07.',
  });
});

test('a Marketplace window has the name of the plan year', () => {
  const window = {startDate: '2027-11-01', endDate: '2028-01-15'};
  expect(campaignOfYear({type: 'aca', year: '2028'}, window, DAY)).toMatchObject({
    id: 'aca-2028',
    title: 'ACA Open Enrollment 2028',
  });
});
