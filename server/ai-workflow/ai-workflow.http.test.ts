import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import express from 'express';
import {pino} from 'pino';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {sampleFolder} from '../../agency/load.ts';
import {AI_WORKFLOW_PATHS} from '../../contract/ai-workflow.ts';
import {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from '../../contract/ai-workflow-answer.schema.ts';
import {answerErrors} from '../http/answer-problem.ts';
import {mountRoutes} from '../http/mount-routes.ts';
import {NO_LIMITS} from '../http/rate-limiters.ts';
import {describeApi} from '../http/openapi.ts';
import {assignRequestId} from '../http/request-id.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {aiWorkflowRoutes} from './ai-workflow.route.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {createAiWorkflowService} from './ai-workflow.service.ts';

const routes = aiWorkflowRoutes(
  createAiWorkflowService({
    now: () => new Date('2026-11-21T18:00:00Z'),
    bookingUrl: 'https://booking.example/30-minutes',
    texts: loadPublishedTexts({}),
  }),
);

let server: Server;
let address = '';

beforeAll(async () => {
  const app = express();
  const partners = ['https://partner.example'];
  app.use(assignRequestId);
  app.use(mountRoutes(routes, {origins: {own: [], partners}, limiters: NO_LIMITS, proofs: undefined}));
  app.use(answerErrors(pino({level: 'silent'})));
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });

const leadData = {age: 42, location: 'Houston, TX 77002', income: '50k-75k'};

test('answers each of the three requests with the specification’s fields and the same as data', async () => {
  const first = await send(AI_WORKFLOW_PATHS.leadQualification, {leadData, healthInfo: {}});
  expect(first.status).toBe(200);
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  LeadQualificationAnswerSchema.parse(await first.json());
  const second = await send(AI_WORKFLOW_PATHS.needsAssessment, {
    clientProfile: {age: '42'},
    goals: {primary: 'a plan'},
    timeline: '',
  });
  NeedsAssessmentAnswerSchema.parse(await second.json());
  const third = await send(AI_WORKFLOW_PATHS.clientManagement, {
    clientId: 'current-client',
    policyInfo: {lifeInsurance: 'none'},
    lifestageChanges: ['moved'],
  });
  ClientManagementAnswerSchema.parse(await third.json());
});

const ask = async (context: object, browser: string) => {
  const answer = await send(
    AI_WORKFLOW_PATHS.leadQualification,
    {leadData, context},
    {'Accept-Language': browser},
  );
  return ((await answer.json()) as {leadScore: string}).leadScore;
};

test('answers in the language of the page, otherwise in the language of the browser', async () => {
  expect(await ask({lang: 'de'}, 'es')).toMatch(/^\d+ von 100 Punkten/);
  expect(await ask({lang: ''}, 'es-MX,es;q=0.9')).toMatch(/^\d+ de 100 puntos/);
  expect(await ask({}, 'fr')).toMatch(/^\d+ points sur 100/);
  expect(await ask({}, 'ja')).toMatch(/^\d+ of 100 points/);
  expect(await ask({lang: 'zh'}, 'en')).toMatch(/^\d+ 分/);
});

test('refuses missing, wrong and unknown fields, by name', async () => {
  const answer = await send(AI_WORKFLOW_PATHS.leadQualification, {
    leadData: {age: '', location: 'Houston', income: 'lots', nickname: 'x'},
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  const {errors} = (await answer.json()) as {errors: unknown};
  expect(errors).toEqual([
    {field: 'leadData.age', code: 'required'},
    {field: 'leadData.income', code: 'not-in-list'},
    {field: 'leadData.nickname', code: 'unknown-field'},
  ]);
});

const from = (Origin: string) => send(AI_WORKFLOW_PATHS.leadQualification, {leadData}, {Origin});

test('is open to our own pages and to partners, and to no other page', async () => {
  expect((await from('https://partner.example')).status).toBe(200);
  expect((await from('https://stranger.example')).status).toBe(403);
  expect((await from('null')).status).toBe(403);
});

test('only POST is served, and the API describes all three', async () => {
  const answer = await fetch(address + AI_WORKFLOW_PATHS.needsAssessment);
  expect(answer.status).toBe(405);
  const {paths} = describeApi(routes) as {paths: Record<string, {post: {requestBody: object}}>};
  expect(Object.keys(paths)).toEqual(Object.values(AI_WORKFLOW_PATHS));
  for (const {post} of Object.values(paths)) expect(post.requestBody).toBeDefined();
});

test('answers with less than fifty milliseconds of processor time', async () => {
  const body = {
    leadData: {
      ...leadData,
      household: [42, 40, 12, 8, 3, 66].map((age) => ({age})),
      currentCoverage: 'COBRA',
    },
  };
  await send(AI_WORKFLOW_PATHS.leadQualification, body);
  const service = createAiWorkflowService({
    now: () => new Date(),
    bookingUrl: 'https://booking.example',
    texts: loadPublishedTexts({}),
  });
  const {LeadQualificationRequestSchema} = await import('../../contract/ai-workflow.schema.ts');
  const ANSWERS = 200;
  const before = process.cpuUsage();
  for (let count = 0; count < ANSWERS; count += 1)
    service.qualifyLead(LeadQualificationRequestSchema.parse(body), 'en');
  const {user, system} = process.cpuUsage(before);
  expect((user + system) / 1000 / ANSWERS).toBeLessThan(50);
});

test('takes the figures that the agency knows better than the product', async () => {
  const folder = temporaryFolder();
  const AGENCY_CONFIG = join(folder, 'agency.json');
  const figure = {
    value: {start: '2026-11-01', newYear: '2026-12-15', end: '2027-01-31'},
    source: 'A notice of our own',
    confidence: 'primary',
    checkedOn: '2026-11-20',
    nextReview: '2027-01-31',
  };
  const sample = JSON.parse(readFileSync(join(sampleFolder, 'agency.json'), 'utf8')) as object;
  writeFileSync(AGENCY_CONFIG, JSON.stringify({...sample, figures: {'aca.open-enrollment.2027': figure}}));
  // The day determines the year whose figures are used.
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z')});
  onTestFinished(() => void vi.useRealTimers());
  const {post} = await startTestServer({AGENCY_CONFIG});
  const response = await post(AI_WORKFLOW_PATHS.leadQualification, {leadData, healthInfo: {}});
  const {result} = LeadQualificationAnswerSchema.parse(await response.json());
  expect(result.points.flatMap(({figures}) => figures)).toContainEqual(
    expect.objectContaining({id: 'aca.open-enrollment.2027', source: figure.source}),
  );
});
