import {describe, expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {manageClient} from './manage-client.ts';
import {context, lead, nobody} from './sample-answers.ts';

const reviewOf = (
  {coverage = '', medicare = '', change}: {coverage?: string; medicare?: string; change?: string},
  today = context.today,
) =>
  manageClient(
    {
      policyInfo: {lifeInsurance: 'none', medicare},
      changes: readLifeChanges(change === undefined ? [] : [change], 'en', today),
      leadData: {...lead, age: '68', currentCoverage: coverage},
    },
    {...context, today, reachability: nobody},
  ).nextReview;

describe('the review day of somebody of 68 without Part B', () => {
  test.each(['no Medicare', 'not enrolled', 'Part A only', 'kein Medicare', 'sin Medicare'])(
    'is the yearly sign-up for Part B, not the change of plans until December 7: %s',
    (medicare) => {
      expect(reviewOf({medicare})).toEqual({reason: 'medicare-general-opens', day: '2027-01-01'});
      expect(reviewOf({medicare}, '2027-02-10')).toEqual({
        reason: 'medicare-general-deadline',
        day: '2027-03-31',
      });
    },
  );

  test('is the last day of coverage from work, then the last of the eight months', () => {
    const ending = {coverage: 'employer plan ends 11/30/2026'};
    expect(reviewOf(ending)).toEqual({reason: 'part-b-after-work', day: '2026-11-30'});
    const ended = {coverage: 'employer plan ended 10/31/2026'};
    expect(reviewOf(ended)).toEqual({reason: 'part-b-after-work', day: '2027-06-30'});
  });

  test('stays December 7 for somebody with Medicare, also when work ends', () => {
    const annual = {reason: 'medicare-annual-deadline', day: '2026-12-07'};
    expect(reviewOf({medicare: 'Part A and B'})).toEqual(annual);
    expect(reviewOf({medicare: 'Part A and B', coverage: 'employer plan ends 12/31/2026'})).toEqual(annual);
  });

  test('is December 7 for somebody under 65 with Medicare', () => {
    const {nextReview} = manageClient(
      {
        policyInfo: {},
        changes: [],
        leadData: {...lead, age: '50', household: [{age: '50', medicare: true}]},
      },
      {...context, reachability: nobody},
    );
    expect(nextReview).toEqual({reason: 'medicare-annual-deadline', day: '2026-12-07'});
  });
});
