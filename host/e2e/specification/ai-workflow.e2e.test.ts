import type {APIRequestContext} from '@playwright/test';
import {requests} from './questionnaire-page.ts';
import {agency} from './texts.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {spec} from './spec.ts';
import {consentTo} from '../../../server/testing/consent-to.ts';

type Answer = {
  readonly status: number;
  readonly errors: readonly {readonly field: string; readonly code: string}[];
  readonly body: {
    readonly leadScore: string;
    readonly nextAction: string;
    readonly processedAt: string;
    readonly recommendations: string;
    readonly calendlyLink: string;
    readonly assessmentDate: string;
    readonly managementPlan: string;
    readonly nextReviewDate: string;
    readonly automatedFollowUps: boolean;
    readonly engine: string;
    readonly result: {
      readonly usedHealthAnswers: boolean;
      readonly people: readonly {readonly program: string | null}[];
      readonly points: readonly {
        readonly reason: string;
        readonly figures: readonly {readonly source: string; readonly checkedOn: string}[];
      }[];
      readonly score: {readonly total: number; readonly parts: readonly {readonly points: number}[]};
    };
  };
};

const ask = async (
  request: APIRequestContext,
  site: SiteTab,
  phase: 1 | 2 | 3,
  data: object,
): Promise<Answer> => {
  const answer = await request.post(site.address(requests[phase].path), {data});
  const body = (await answer.json()) as Answer['body'] & {errors?: Answer['errors']};
  return {status: answer.status(), errors: body.errors ?? [], body};
};

const lead = {age: '40', location: 'Houston, TX 77002', income: '50k-75k'};

const daysUntil = (day: string): number => (Date.parse(day) - Date.now()) / 86_400_000;

const today = (): string => new Date().toISOString().slice(0, 10);

const total = ({leadScore}: Answer['body']): number => Number(/\d+/u.exec(leadScore)?.[0]);

test(
  'lead qualification answers its fields, a score that says what it is made of, and one action',
  spec('s7-lead-qualification', 's7-score-text', 's7-structured', 's7-without-contact'),
  async ({request, site}) => {
    const {status, body} = await ask(request, site, 1, {leadData: lead, healthInfo: {}});
    expect(status).toBe(200);
    expect(total(body)).toBe(body.result.score.total);
    expect(total(body)).toBeGreaterThanOrEqual(0);
    expect(total(body)).toBeLessThanOrEqual(100);
    const sum = body.result.score.parts.reduce((all, {points}) => all + points, 0);
    expect(sum).toBe(total(body));
    expect(body.leadScore.split('\n').length).toBeGreaterThan(5);
    expect(body.nextAction).toMatch(/.{10}/u);
    expect(Date.parse(body.processedAt)).not.toBeNaN();
    expect(body.engine).toBe('rules');
    expect(body.result.points.length).toBeGreaterThan(0);
  },
);

test(
  'the score is never lower for health, disability, sex or age',
  spec('s7-score-fair'),
  async ({request, site}) => {
    const score = async (leadData: object, healthInfo: object = {}): Promise<number> =>
      total(
        (
          await ask(request, site, 1, {
            leadData: {...lead, ...leadData},
            healthInfo,
            consents: [consentTo('health')],
          })
        ).body,
      );
    const plain = await score({});
    expect(await score({gender: 'male'})).toBe(await score({gender: 'female'}));
    expect(await score({}, {conditions: 'Diabetes', medications: 'Insulin'})).toBeGreaterThanOrEqual(plain);
    expect(await score({}, {conditions: 'I use a wheelchair'})).toBeGreaterThanOrEqual(plain);
    for (const age of ['19', '26', '50', '60', '63'])
      expect(await score({age}), age).toBeGreaterThanOrEqual(plain);
  },
);

test(
  'the server requires location, income and age, and nothing else',
  spec('s5-phase-1'),
  async ({request, site}) => {
    for (const field of ['age', 'location', 'income'] as const) {
      const {status, errors} = await ask(request, site, 1, {
        leadData: {...lead, [field]: ''},
        healthInfo: {},
      });
      expect([status, errors]).toEqual([422, [{field: `leadData.${field}`, code: 'required'}]]);
    }
    expect((await ask(request, site, 1, {leadData: lead})).status).toBe(200);
  },
);

test(
  'needs assessment answers numbered points with sources and dates, and the agency’s calendar',
  spec('s7-needs-assessment', 's7-recommendations', 's7-structured', 's2-booking', 's5-phase-2'),
  async ({request, site}) => {
    const data = {clientProfile: {age: '40'}, goals: {primary: 'Pay less'}, timeline: '', leadData: lead};
    const {status, body} = await ask(request, site, 2, data);
    expect(status).toBe(200);
    expect(body.recommendations).toMatch(/^1\. /mu);
    expect(body.recommendations).toMatch(/^2\. /mu);
    expect(body.calendlyLink).toContain(agency.links.booking);
    expect(Date.parse(body.assessmentDate)).not.toBeNaN();
    const figures = body.result.points.flatMap((point) => point.figures);
    expect(figures.length).toBeGreaterThan(0);
    for (const {source, checkedOn} of figures) {
      expect(source).not.toBe('');
      expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
    }
    for (const {reason} of body.result.points) expect(reason).not.toBe('');
    const refused = await ask(request, site, 2, {clientProfile: {age: ''}, goals: {primary: ''}});
    expect(refused.status).toBe(422);
    expect(refused.errors.map(({field}) => field)).toEqual(['clientProfile.age', 'goals.primary']);
  },
);

test(
  'client management answers a plan, a review within twelve months, and no follow-ups as long as none are sent',
  spec('s7-client-management', 's7-next-review', 's7-structured', 's5-phase-3'),
  async ({request, site}) => {
    const data = {
      clientId: 'current-client',
      policyInfo: {lifeInsurance: 'None', cancerCoverage: '', medicare: '', retirement: ''},
      lifestageChanges: [],
    };
    const {status, body} = await ask(request, site, 3, data);
    expect(status).toBe(200);
    expect(body.managementPlan).toMatch(/^1\. /mu);
    expect(body.automatedFollowUps).toBe(false);
    const inDays = daysUntil(body.nextReviewDate);
    expect(inDays).toBeGreaterThan(-2);
    expect(inDays).toBeLessThan(367);
    for (const change of ['Lost my coverage at work', {change: 'Had a baby', date: today()}]) {
      const after = await ask(request, site, 3, {...data, lifestageChanges: [change]});
      expect(daysUntil(after.body.nextReviewDate)).toBeLessThan(31.5);
    }
    const contact = {firstName: 'Rosa', lastName: '', email: 'rosa@example.com', phone: '713-555-0199'};
    const followed = async (extras: object) =>
      (await ask(request, site, 3, {...data, ...extras})).body.automatedFollowUps;
    expect(await followed({contact})).toBe(false);
    expect(await followed({contact, consents: [consentTo('contact')]})).toBe(false);
    const refused = await ask(request, site, 3, {...data, policyInfo: {lifeInsurance: ''}});
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{field: 'policyInfo.lifeInsurance', code: 'required'}],
    ]);
  },
);

test('from 65 on health answers are not used', spec('s7-health-from-65'), async ({request, site}) => {
  const used = async (age: string): Promise<boolean> => {
    const data = {
      leadData: {...lead, age},
      healthInfo: {conditions: 'Asthma'},
      consents: [consentTo('health')],
    };
    return (await ask(request, site, 1, data)).body.result.usedHealthAnswers;
  };
  expect([await used('64'), await used('65'), await used('70')]).toEqual([true, false, false]);
});

test(
  'an adult in the coverage gap reads about the gap, and gets help links',
  spec('s7-coverage-gap'),
  async ({request, site}) => {
    const leadData = {
      ...lead,
      age: '30',
      income: 'under-30k',
      exactIncome: '9000',
      householdSize: '1',
      filing: 'single',
    };
    const {body} = await ask(request, site, 1, {leadData});
    expect(body.result.people.map(({program}) => program)).toEqual(['coverage-gap']);
    expect(JSON.stringify(body.result.points)).toMatch(/findahealthcenter|2-1-1|211|clinic/iu);
  },
);
