import {describe, expect, inject, test} from 'vitest';
import {assessNeeds} from '../assessment/assess-needs.ts';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import {context} from '../assessment/sample-answers.ts';
import {point} from '../point/point.ts';
import {type Contradiction, contradictionsIn, type Findings} from './contradictions.ts';
import {generateChange, generateLead} from './generate-lead.ts';
import {readLifeChanges} from '../answers/life-change.ts';
import {manageClient} from '../assessment/manage-client.ts';
import {readMovesAhead} from '../household/read-state-move.ts';
import {words} from '../answers/words.ts';
import {caseOfClient} from '../assessment/read-case.ts';

const days = ['2026-11-22', '2026-12-20', '2027-02-10', '2027-10-20'] as const;
const households = inject('isFull') ? 5_000 : 600;

const dayOf = (seed: number): string => days[seed % days.length] ?? days[0];

const findingsOf = (seed: number): readonly Findings[] => {
  const [leadData, now] = [generateLead(seed), {...context, today: dayOf(seed)}];
  const client = {
    policyInfo: {},
    changes: readLifeChanges([generateChange(seed)], 'en', now.today),
    leadData,
  };
  const {household, triage, move} = caseOfClient(client, {...now, words}, readMovesAhead);
  return [
    qualifyLead({leadData}, now),
    assessNeeds({clientProfile: {age: leadData.age}, goals: {primary: 'health insurance'}, leadData}, now),
    {household, triage, move, points: manageClient(client, now).points},
  ];
};

test(`${households} households get no contradictions in all three phases`, () => {
  const found: (readonly [seed: number, Contradiction])[] = [];
  for (let seed = 1; seed <= households; seed += 1)
    for (const findings of findingsOf(seed))
      found.push(...contradictionsIn(findings).map((contradiction) => [seed, contradiction] as const));
  expect(found).toEqual([]);
});

test('the households are reproducible by seed, and of every kind', () => {
  expect(generateLead(7)).toEqual(generateLead(7));
  const findings = Array.from({length: 400}, (_, seed) => findingsOf(seed + 1)[0]).filter(
    (one) => one !== undefined,
  );
  const programs = new Set(
    findings.flatMap(({triage}) =>
      triage.people.flatMap(({outcomes}) => outcomes.map(({program}) => program)),
    ),
  );
  expect([...programs].toSorted()).toEqual([
    'ask-state',
    'ask-territory',
    'ask-us',
    'chip',
    'coverage-gap',
    'credit',
    'employer',
    'full-price',
    'medicaid',
    'medicaid-pregnant',
    'medicare',
  ]);
  expect(findings.some(({household}) => household.people.length > 4)).toBe(true);
  expect(findings.filter(({price}) => price).length).toBeGreaterThan(50);
  expect(new Set(findings.flatMap(({household}) => household.unknown)).size).toBeGreaterThanOrEqual(3);
});

describe('the checker reports', () => {
  const lead = {
    age: '40',
    location: 'Houston, TX 77002',
    county: 'Harris',
    filing: 'single',
    householdSize: '1',
    exactIncome: '30000',
  };
  const findings = qualifyLead({leadData: lead}, context);
  const outcome = findings.triage.people[0]?.outcomes[0];
  if (!outcome || !findings.price?.withCredit) throw new Error('the sample has the credit and a price');
  const {withCredit} = findings.price;
  const withPoint = (...points: Findings['points']): Findings => ({
    ...findings,
    points: [...findings.points, ...points],
  });
  const withPrograms = (...outcomes: Findings['triage']['people'][number]['outcomes']): Findings => ({
    ...findings,
    triage: {...findings.triage, people: findings.triage.people.map((person) => ({...person, outcomes}))},
  });
  const moving = (location: string, change: string) =>
    caseOfClient(
      {policyInfo: {}, changes: readLifeChanges([change]), leadData: {...lead, location}},
      {...context, words},
      readMovesAhead,
    ).move;
  const planted: readonly (readonly [name: string, findings: Findings, says: RegExp])[] = [
    [
      'two programs for one person at one income',
      withPrograms(outcome, {...outcome, program: 'full-price', reason: 'over-400-percent'}),
      /credit and full-price at one income/,
    ],
    [
      'the full price beside the credit',
      withPoint(point('x', 'plan.full-price', 'action', {params: {certain: 'no'}})),
      /full price stands beside the credit/,
    ],
    [
      'a deadline of Texas before the move to Texas',
      {...findings, move: moving('77002', 'moving to Houston in March, from Denver, CO')},
      /a deadline of Texas before the move/,
    ],
    [
      'a move to Texas that no point names',
      {...findings, move: moving('Denver, CO', 'moving to Houston in March')},
      /a move to-texas without its point/,
    ],
    [
      'a silver tier said twice',
      withPoint(point('x', 'plan.silver', 'action', {params: {silverPercent: 87, upToPercent: 200}})),
      /silver at 87 % is said twice/,
    ],
    [
      'a credit for nobody',
      withPrograms({...outcome, program: 'full-price', reason: 'over-400-percent'}),
      /credit\.contribution although nobody/,
    ],
    [
      'an action for a program that nobody can have',
      withPoint(point('x', 'plan.medicaid-chip', 'action', {params: {certain: 'yes'}})),
      /plan\.medicaid-chip although nobody/,
    ],
    [
      'a Marketplace plan for a household that Medicare covers',
      {
        ...withPrograms({...outcome, program: 'medicare', reason: 'age-65'}),
        triage: {
          ...findings.triage,
          people: findings.triage.people.map((person) => ({
            ...person,
            soon: [],
            outcomes: [{...outcome, program: 'medicare', reason: 'age-65'}],
          })),
        },
      },
      /enroll-marketplace although nobody/,
    ],
    [
      'a question to somebody whom a program covers',
      {
        ...withPoint(point('x', 'ask.employer-offer', 'question', {person: 0, params: {person: 1}})),
        triage: {
          ...findings.triage,
          people: findings.triage.people.map((person) => ({...person, program: 'medicare' as const})),
        },
      },
      /ask\.employer-offer, but medicare/,
    ],
    [
      'a sign-up for somebody who has Medicare',
      {
        ...withPoint(point('x', 'medicare.general-enrollment', 'action', {person: 0})),
        household: {
          ...findings.household,
          people: findings.household.people.map((person) => ({...person, medicare: true})),
        },
      },
      /but has Medicare/,
    ],
    [
      'a question that was answered',
      withPoint(point('x', 'ask.household-size', 'question')),
      /ask\.household-size although/,
    ],
    [
      'a plan and its denial',
      withPoint(
        point('x', 'plan.silver-last', 'ruled-out'),
        point('x', 'plan.bronze-loses-reduction', 'ruled-out'),
      ),
      /plan\.bronze-loses-reduction and plan\.silver-last/,
    ],
    ['one point twice', withPoint(...findings.points.slice(0, 1)), /^twice: /],
    [
      'a price that leaves more to pay than the plan costs',
      {
        ...findings,
        price: {...findings.price, withCredit: {...withCredit, netMonthly: {low: 0, high: 9_999}}},
      },
      /more is left to pay/,
    ],
    [
      'a full price that nobody pays',
      {...findings, price: {...findings.price, fullPrice: withCredit}},
      /a full price although nobody/,
    ],
  ];

  test.each(planted)('%s', (_name, wrong, says) => {
    expect(contradictionsIn(findings)).toEqual([]);
    expect(contradictionsIn(wrong).some((contradiction) => says.test(contradiction))).toBe(true);
  });
});
