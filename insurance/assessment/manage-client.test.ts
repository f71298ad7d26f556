import {describe, expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {manageClient, type ClientAnswers} from './manage-client.ts';
import {readMovesAhead} from '../household/read-state-move.ts';
import {words} from '../answers/words.ts';
import {caseOfClient} from './read-case.ts';
import {codesOf, context, lead, nobody} from './sample-answers.ts';

const manage = (change: Partial<ClientAnswers>, reachability = nobody) =>
  manageClient({policyInfo: {lifeInsurance: 'none'}, changes: [], ...change}, {...context, reachability});

const partD = (medicare: string, today: string) =>
  manageClient(
    {policyInfo: {medicare}, changes: [], leadData: {...lead, household: [{age: '67'}], age: '67'}},
    {...context, today},
  ).points.find(({code}) => code === 'medicare.part-d');

describe('phase 3', () => {
  test('suggests a review on December 15 when nothing is nearer', () => {
    const result = manage({});
    expect(result.nextReview).toEqual({reason: 'marketplace-deadline', day: '2026-12-15'});
    expect(codesOf(result)).toEqual(
      expect.arrayContaining([
        'gap.life-income-unknown',
        'gap.cancer-unknown',
        'gap.retirement-unknown',
        'review.follow-ups-off',
      ]),
    );
  });

  test('tells nobody who lives alone that a family would be short of an income', () => {
    const alone = {...lead, exactIncome: 41_000, householdSize: 1, familyStatus: 'single'};
    const {gaps, points} = manage({leadData: alone});
    expect(gaps[0]).toMatchObject({id: 'life', existing: 0, gapLow: null});
    const codes = points.map(({code}) => code);
    expect(codes).toContain('gap.life-no-dependents');
    expect(codes).not.toContain('gap.life');
    expect(codesOf(manage({leadData: {...alone, householdSize: 2}}))).toContain('gap.life');
    expect(codesOf(manage({leadData: alone, clientProfile: {dependents: '1'}}))).toContain('gap.life');
  });

  test('asks for the total of coverage and savings with several amounts, of which the gap counts one', () => {
    const {points} = manage({
      policyInfo: {
        lifeInsurance: '$250,000 term and $100,000 at work',
        retirement: '401(k) $80,000, IRA 20k',
      },
      clientProfile: {debts: 'mortgage 220,000 and car 18k', dependents: '1'},
      leadData: {...lead, exactIncome: 60_000, householdSize: 2},
    });
    const asked = points.filter(({code}) => code === 'gap.several-amounts');
    expect(asked.map(({inputs: [input], params}) => [input, params['countedDollars']])).toEqual([
      ['lifeInsurance', 250_000],
      ['retirement', 80_000],
      ['clientProfile.debts', 220_000],
    ]);
  });

  test.each(['2026-11-26', '2027-02-10', '2027-05-10'])(
    'of somebody of 67 who is not enrolled, the first action on %s is Part B, and no Medicare plan is compared',
    (today) => {
      for (const medicare of ['not enrolled', 'Part A only', 'no tengo Medicare', '没有 Medicare']) {
        const {points} = manageClient(
          {
            policyInfo: {medicare},
            changes: [],
            leadData: {...lead, household: [{age: '67'}], age: '67', exactIncome: 40_000},
          },
          {...context, today},
        );
        expect(points.find(({kind}) => kind === 'action')?.code, medicare).toBe(
          'medicare.general-enrollment',
        );
        expect(points.map(({code}) => code).join(' ')).not.toMatch(/window\.medicare-(annual|advantage)/);
      }
    },
  );

  // 45 CFR 155.420(d): a status change and domestic abuse are triggers, and the answer cannot check their conditions.
  test.each([
    ['Became a US citizen on 11/10/2026', 'new-status'],
    ['Got my green card 11/10/2026', 'new-status'],
    ['Left my abusive husband on 11/10/2026', 'abuse'],
  ])('%j opens special enrollment for sixty days, on a condition', (change, kind) => {
    const {points} = manage({changes: readLifeChanges([change], 'en', context.today), leadData: lead});
    expect(points.find(({code}) => code === 'window.special-open')?.params).toMatchObject({
      change: kind,
      conditional: 'yes',
      eventDay: '2026-11-10',
      startDay: '2026-11-10',
      endDay: '2027-01-09',
    });
    expect(points.map(({code}) => code)).toContain(`change.${kind}`);
  });

  test('names Part D, its period and its penalty for somebody of 67 without drug coverage', () => {
    expect(partD('Parts A and B, no drug coverage', '2026-11-26')).toMatchObject({
      kind: 'action',
      params: {startDay: '2026-10-15', endDay: '2026-12-07', penaltyPercent: 1},
    });
    expect(partD('Parts A and B, no drug coverage', '2027-02-10')).toMatchObject({
      kind: 'finding',
      params: {startDay: '2027-10-15', endDay: '2027-12-07'},
    });
    expect(partD('Parts A and B', '2026-11-26')?.kind).toBe('finding');
    for (const other of ['Medicare Advantage', 'Parts A, B and D', 'not enrolled'])
      expect(partD(other, '2026-11-26'), other).toBeUndefined();
  });

  test('lists the gaps side by side', () => {
    const {gaps} = manage({
      policyInfo: {
        lifeInsurance: '$250,000 term',
        cancerCoverage: '$5,000',
        medicare: 'not eligible',
        retirement: '401(k) $80,000',
      },
      leadData: {...lead, exactIncome: 60_000, householdSize: 2, familyStatus: 'married-no-children'},
    });
    // Life: 600,000 + 15,000 = 615,000 less 250,000. Cancer: family 24,000 less 5,000.
    expect(gaps[0]).toEqual({
      id: 'life',
      existing: 250_000,
      needLow: 615_000,
      needHigh: 615_000,
      gapLow: 365_000,
      gapHigh: 365_000,
    });
    expect(gaps[1]).toMatchObject({id: 'cancer', existing: 5_000, gapLow: 7_000});
    expect(gaps[2]).toMatchObject({id: 'retirement', existing: 80_000, needLow: 42_000});
  });

  // The last day of the plan at work is known weeks in advance: the price depends on the age on the day on which
  // the new plan begins.
  test.each([
    ['2026-08-31', 40], // its period begins on July 2
    ['2026-07-31', 40],
    ['2026-06-30', 39],
  ])('prices coverage from the month after a loss of %s that is named as a change in life', (day, age) => {
    const {price} = caseOfClient(
      {
        policyInfo: {},
        changes: readLifeChanges([{change: 'Losing my health coverage', date: day}], 'en', '2026-06-01'),
        leadData: {
          age: '1986-07-15',
          location: 'Houston, TX 77002',
          county: 'Harris',
          exactIncome: 30_000,
          householdSize: 1,
        },
      },
      {today: '2026-06-01', lang: 'en', words},
      readMovesAhead,
    );
    expect(price?.withCredit?.ages).toEqual([age]);
  });

  test('acts today on an undated change and opens its window', () => {
    const result = manage({
      changes: readLifeChanges(['Had a baby', '  ', {change: 'Moved to Katy', date: '2026-11-01'}]),
    });
    expect(result.nextReview).toEqual({reason: 'life-change-now', day: '2026-11-21'});
    expect(codesOf(result)).toEqual(
      expect.arrayContaining([
        'change.birth',
        'window.special-undated',
        'change.move',
        'window.special-open',
      ]),
    );
    expect(codesOf(manage({changes: readLifeChanges(['Plan ended for non-payment'])}))).toContain(
      'window.not-a-trigger',
    );
  });

  // A visitor who believes in a window that does not exist misses open enrollment, and has no coverage for a
  // year.
  test.each(['Quit smoking', 'Cancelled my gym', 'Graduated college', 'Lost my keys at work'])(
    'asks about %j, dated or not, and opens nothing',
    (change) => {
      const result = manage({changes: readLifeChanges([change, {change, date: '2026-11-01'}])});
      expect(codesOf(result).filter((code) => code.startsWith('window.special'))).toEqual([]);
      const asked = result.points.filter(({code}) => code === 'change.other');
      expect(asked.map(({kind}) => kind)).toEqual(['question', 'question']);
    },
  );

  test.each(['New job', 'Nuevo trabajo', 'Nouveau travail', 'Neuer Job', '换工作'])(
    'advises on the coverage that comes with %j, and opens nothing',
    (change) => {
      const codes = codesOf(manage({changes: readLifeChanges([change])}));
      expect(codes).toContain('change.new-job');
      expect(codes.filter((code) => code.startsWith('window.special'))).toEqual([]);
    },
  );

  test('states that a renewal opens no window', () => {
    const codes = codesOf(manage({changes: readLifeChanges(['Ambetter ends 12/31/2026'])}));
    expect(codes).toEqual(expect.arrayContaining(['change.renewal', 'window.renewal']));
    expect(codes.filter((code) => code.startsWith('window.special'))).toEqual([]);
  });

  test.each(['Roth IRA and 401k', '401(k), 403b and a 457 plan', 'a 529 plan'])(
    'takes the names of accounts for no savings: %j',
    (retirement) => {
      const result = manage({
        policyInfo: {lifeInsurance: 'none', retirement},
        clientProfile: {age: 60},
        leadData: {...lead, age: '60', exactIncome: 60_000},
      });
      expect(codesOf(result)).toContain('gap.retirement-savings-unknown');
      expect(codesOf(result)).not.toContain('gap.retirement-on-track');
    },
  );

  test('considers the anniversary of a policy, and Medicare for people who have it', () => {
    expect(manage({policyInfo: {lifeInsurance: 'Term, renews December 1, 2026'}}).nextReview.reason).toBe(
      'policy-anniversary',
    );
    const member = manage({
      policyInfo: {lifeInsurance: 'none', medicare: 'Part A and B, Medigap plan G'},
      clientProfile: {age: 70},
    });
    expect(member.nextReview).toEqual({reason: 'medicare-annual-deadline', day: '2026-12-07'});
    expect(codesOf(member)).not.toContain('window.marketplace-open');
  });
});
