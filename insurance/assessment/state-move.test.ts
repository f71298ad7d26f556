import {describe, expect, test} from 'vitest';
import {answerOf} from '../answer/answer.ts';
import {readLifeChanges} from '../answers/life-change.ts';
import {manageClient} from './manage-client.ts';
import {readMovesAhead} from '../household/read-state-move.ts';
import {words} from '../answers/words.ts';
import {caseOfClient} from './read-case.ts';
import {codesOf, context as sample, lead, paramsOf} from './sample-answers.ts';

const context = {...sample, today: '2026-11-23'};

/** The third phase of somebody who writes one change. */
const movingFrom = (location: string, change: string, date = '') => {
  const answers = {
    policyInfo: {},
    changes: readLifeChanges([{change, date}], 'en', context.today),
    leadData: {...lead, location, exactIncome: 40_000, filing: 'single'},
  } as const;
  const found = caseOfClient(answers, {...context, words}, readMovesAhead);
  return {
    plan: manageClient(answers, context),
    answer: answerOf({found, today: context.today}),
    found,
  };
};

describe('a mover to Texas', () => {
  const {plan, answer, found} = movingFrom('Denver, CO', 'moving to Houston in January');

  test('keeps the old state until the move, and reads what opens with the move', () => {
    const codes = codesOf(plan);
    expect(codes).toContain('change.move-to-texas');
    expect(paramsOf(plan, 'change.move-to-texas')['site']).toBe('ConnectForHealthCO.com');
    expect(paramsOf(plan, 'window.move-in-month')).toEqual({
      text: 'moving to Houston in January',
      startDay: '2027-01-01',
      throughDay: '2027-01-31',
      endDay: '2027-03-02',
      days: 60,
    });
    expect(codes).not.toContain('change.move');
    expect(codes).not.toContain('window.special-undated');
    expect(plan.nextReview.reason).not.toBe('life-change-now');
  });

  test('gets a question about the new ZIP code, in the points and in place', () => {
    expect(codesOf(plan)).toContain('ask.new-place');
    expect(answer.questions[0]).toEqual({field: 'newPlace'});
    expect(found.move).toMatchObject({direction: 'to-texas', isPlaceNew: false});
  });

  test('chooses a plan of the old state now, and a plan of Texas from the move', () => {
    expect(answer.sentence.code).toBe('enroll-state-exchange');
    expect(answer.steps.map(({code, day}) => [code, day])).toContainEqual([
      'enroll-after-move',
      '2027-03-02',
    ]);
  });

  test('gets the Texas answer with the new ZIP code, and no Texas deadline before the move', () => {
    const moved = movingFrom('77002', 'moving to Houston in February, from Denver, CO');
    expect(moved.found.move).toMatchObject({direction: 'to-texas', isPlaceNew: true, oldState: 'CO'});
    expect(moved.found.household.state).toBe('texas');
    expect(moved.answer.sentence).toMatchObject({
      code: 'enroll-after-move',
      params: {startDay: '2027-02-01', endDay: '2027-04-02'},
    });
    expect(moved.answer.questions.map(({field}) => field)).not.toContain('newPlace');
    expect(codesOf(moved.plan)).not.toContain('window.marketplace-open');
  });

  test('who moves while open enrollment runs can use it in Texas, too', () => {
    const moved = movingFrom('77002', 'moving to Houston from Denver, CO', '2026-12-05');
    expect(moved.answer.sentence.code).toBe('enroll-marketplace');
  });

  test('without a day reads no countdown, and gets a question about the day', () => {
    const undated = movingFrom('Denver, CO', 'We are about to move to Texas');
    expect(codesOf(undated.plan)).toContain('window.move-undated');
    expect(codesOf(undated.plan)).not.toContain('window.special-undated');
    expect(undated.plan.nextReview.reason).not.toBe('life-change-now');
    expect(undated.answer.sentence.code).toBe('enroll-state-exchange');
  });

  test('with a day has the window of that day', () => {
    const dated = movingFrom('Tulsa, OK', 'Moving to Dallas', '2027-01-10');
    expect(paramsOf(dated.plan, 'window.special-upcoming')).toMatchObject({
      startDay: '2027-01-10',
      endDay: '2027-03-11',
      conditional: 'yes',
    });
    expect(dated.answer.sentence.code).toBe('enroll-marketplace');
  });
});

const withProgram = (coverage: string, location: string, change: string, date = '') => {
  const answers = {
    policyInfo: {},
    changes: readLifeChanges([{change, date}], 'en', context.today),
    leadData: {
      ...lead,
      location,
      currentCoverage: coverage,
      exactIncome: 18_000,
      filing: 'single',
      householdSize: '1',
    },
  } as const;
  const found = caseOfClient(answers, {...context, words}, readMovesAhead);
  return {codes: codesOf(manageClient(answers, context)), answer: answerOf({found, today: context.today})};
};

describe('who has a program and moves', () => {
  // 42 CFR 435.403: Medicaid is for a state's residents. Its loss and the move both open special enrollment.
  test.each([
    ['Denver, CO', 'moving to Houston in January'],
    ['Houston, TX 77002', 'moving to Denver, CO in January'],
  ])('Medicaid ends at the border: %s, %s', (location, change) => {
    const {codes, answer} = withProgram('Medicaid', location, change);
    expect(codes).toContain('window.move-in-month');
    expect(answer.steps.map(({code}) => code)).toContain('enroll-after-move');
  });

  test('also with a day', () => {
    const {codes} = withProgram('Medicaid', 'Denver, CO', 'moving to Houston', '2027-01-10');
    expect(codes).toContain('window.special-upcoming');
  });

  test.each([
    ['TRICARE', 'Denver, CO', 'moving to Houston in January'],
    ['Medicaid', 'Houston, TX 77002', 'moving to Katy in January'],
  ])('%s goes on: %s, %s', (coverage, location, change) => {
    const {codes, answer} = withProgram(coverage, location, change);
    expect(codes).not.toContain('window.move-in-month');
    expect(answer.steps.map(({code}) => code)).not.toContain('enroll-after-move');
  });
});

describe('who leaves Texas', () => {
  test('keeps the Texas answer until the move, then the exchange of the new state', () => {
    const {plan, answer} = movingFrom('Houston, TX 77002', 'moving to Denver, CO in January');
    expect(paramsOf(plan, 'change.move-from-texas')['site']).toBe('ConnectForHealthCO.com');
    expect(codesOf(plan)).toContain('window.move-in-month');
    expect(codesOf(plan)).not.toContain('ask.new-place');
    expect(answer.sentence.code).toBe('enroll-marketplace');
  });

  test('an unknown new state is left to HealthCare.gov', () => {
    const {plan} = movingFrom('Houston, TX 77002', 'moving out of Texas in January');
    expect(paramsOf(plan, 'change.move-from-texas')['site']).toBe('HealthCare.gov');
  });
});

test.each([
  ['Houston, TX 77002', 'moving to Katy in January', ''],
  ['Denver, CO', 'Moved to Houston', '2026-11-10'],
  ['Denver, CO', 'moving to Utah in January', ''],
  ['Springfield', 'moving to Texas in January', ''],
  ['Houston, TX 77002', 'moving to Denver in January', ''],
])('%s, %s: no move across the border of Texas that is certain and ahead', (location, change, date) => {
  const {plan, found} = movingFrom(location, change, date);
  expect(found.move).toBeUndefined();
  expect(codesOf(plan)).toContain('change.move');
  expect(codesOf(plan)).not.toContain('window.special-undated');
});

/** The third phase of somebody in Houston after a move. */
const arrived = (change: string, date = '2026-11-10', currentCoverage = 'none') => {
  const answers = {
    policyInfo: {},
    changes: readLifeChanges([{change, date}], 'en', context.today),
    leadData: {...lead, currentCoverage, exactIncome: 40_000, filing: 'single'},
  } as const;
  const found = caseOfClient(answers, {...context, words}, readMovesAhead);
  return {plan: manageClient(answers, context), answer: answerOf({found, today: context.today})};
};

// 45 CFR 155.420(d)(7): a move counts with coverage in the sixty days before it, or from a territory or a foreign country.
describe('somebody who came from Puerto Rico without coverage', () => {
  test('reads of the special enrollment of the move first, for coverage in December', () => {
    const {answer, plan} = arrived('Moved to Houston from San Juan, Puerto Rico');
    expect(answer.sentence).toMatchObject({code: 'enroll-special', day: '2026-11-30'});
    expect(paramsOf(plan, 'window.special-open')).toMatchObject({conditional: 'no', abroad: 'yes'});
    expect(paramsOf(plan, 'change.move')['abroad']).toBe('yes');
  });

  test('reads it without a day, too', () => {
    const {answer, plan} = arrived('Moved here from Mexico', '');
    expect(answer.sentence.code).toBe('act-on-change');
    expect(paramsOf(plan, 'window.special-undated')).toMatchObject({conditional: 'no', abroad: 'yes'});
  });

  test('and a mover from another state still needs coverage before the move', () => {
    const {answer, plan} = arrived('Moved to Houston from Denver, CO');
    expect(answer.sentence).toMatchObject({code: 'enroll-marketplace', day: '2026-12-15'});
    expect(paramsOf(plan, 'window.special-open')).toMatchObject({conditional: 'yes'});
  });

  test('and a move from Puerto Rico that is ahead carries the same', () => {
    const {plan} = arrived('moving to Houston from Ponce, Puerto Rico', '2027-01-10');
    expect(paramsOf(plan, 'window.special-upcoming')).toMatchObject({conditional: 'no', abroad: 'yes'});
  });
});
