import {expect, test} from 'vitest';
import type {EditedCampaign, EditedTemplate} from '../../../contract/desk-edits.ts';
import {CampaignListSchema} from '../../../contract/public-data.schema.ts';
import {runProgram} from '../../testing/run-program.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

type Answer = {
  readonly campaigns?: readonly EditedCampaign[];
  readonly templates?: readonly EditedTemplate[];
  readonly errors?: readonly {readonly field: string; readonly code: string}[];
  readonly subject?: string;
  readonly text?: string;
};

const startTexts = async () => {
  const desk = await startDesk();
  const send = async (path: string, init?: Parameters<typeof desk.request>[2]) => {
    const answer = await desk.request('owner', `/edits/${path}`, init);
    return {status: answer.status, ...((await answer.json()) as Answer)};
  };
  return {...desk, send};
};

const campaign = {
  type: 'aca',
  year: '2031',
  startDate: '2030-11-01',
  endDate: '2031-01-15',
  source: 'HealthCare.gov',
  nextReview: '2031-01-01',
};

// The options of the command by the names of the desk's fields.
const OPTIONS: Readonly<Record<string, string>> = {
  startDate: 'start',
  endDate: 'end',
  nextReview: 'next-review',
};

const BAD_CAMPAIGNS: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{endDate: '2030-10-01'}, 'endDate'],
  [{startDate: '2030-02-30'}, 'startDate'],
  [{nextReview: '2020-01-01'}, 'nextReview'],
  [{year: '2027'}, 'id'],
];

test(
  'a campaign that the command refuses the desk refuses, naming the same field',
  {timeout: 60_000},
  async () => {
    const {send, place} = await startTexts();
    for (const [change, field] of BAD_CAMPAIGNS) {
      const json = {...campaign, ...change};
      const {status, errors} = await send('campaigns', {method: 'POST', json});
      expect([change, status, errors?.map((error) => error.field)]).toEqual([change, 422, [field]]);
      const args = Object.entries(json).flatMap(([name, value]) => [`--${OPTIONS[name] ?? name}`, value]);
      const {code, err} = await runProgram('campaigns.ts', ['add', ...args], place);
      expect([change, code, err.startsWith(`${field} `)]).toEqual([change, 1, true]);
    }
    const http = {method: 'POST', json: {...campaign, ctaUrl: 'javascript:alert(1)'}} as const;
    expect(await send('campaigns', http)).toMatchObject({status: 422, errors: [{field: 'ctaUrl'}]});
    expect(await send('campaigns', {method: 'POST', json: {...campaign, year: 'next'}})).toMatchObject({
      status: 422,
      errors: [{field: 'year'}],
    });
  },
);

test('an edited campaign is served, and after an undo the configured campaign', async () => {
  const {send, origin} = await startTexts();
  const served = async () => {
    const answer: unknown = await (await fetch(`${origin}/api/campaigns`)).json();
    return CampaignListSchema.parse(answer).campaigns;
  };
  const before = await served();
  const change = {endDate: '2027-01-20', ctaUrl: 'https://www.healthcare.gov/see-plans/'};
  const edited = await send('campaigns/aca-2027', {method: 'PUT', version: 0, json: change});
  expect(edited.status).toBe(200);
  expect((await served()).find(({id}) => id === 'aca-2027')).toMatchObject(change);
  expect((await send('campaigns/aca-2027', {method: 'PUT', version: 0, json: change})).status).toBe(412);
  expect((await send('campaigns/aca-2027/undo', {method: 'POST', version: 1})).status).toBe(200);
  expect(await served()).toEqual(before);
  expect((await send('campaigns', {method: 'POST', json: campaign})).status).toBe(201);
  expect((await served()).map(({id}) => id)).toContain('aca-2031');
  expect((await send('campaigns/aca-2031/undo', {method: 'POST', version: 1})).status).toBe(200);
  expect(await served()).toEqual(before);
  expect((await send('campaigns', {method: 'POST', json: campaign})).status, 'its id is free again').toBe(
    201,
  );
});

test('a template is checked, shown with its legal lines, used for mails, and undone', async () => {
  const {send, sendLead, request} = await startTexts();
  const put = (json: object, version = 0) => send('templates/missed.en', {method: 'PUT', version, json});
  const faults = async (json: object) => (await put(json)).errors?.map(({field, code}) => [field, code]);
  expect(await faults({subject: '', text: 'Hello'})).toEqual([['subject', 'required']]);
  expect(await faults({subject: 'A\nB', text: 'Hello'})).toEqual([['subject', 'invalid-characters']]);
  expect(await faults({subject: 'Hi {{nmae}}', text: 'Hello {{ssn}}, {{name}}'})).toEqual([
    ['subject.nmae', 'unknown-field'],
    ['text.ssn', 'unknown-field'],
  ]);
  expect(await faults({subject: 'Hi', text: 'Hello {{name}'})).toEqual([['text', 'invalid-format']]);
  expect(await faults({subject: 'Hi', text: 'x'.repeat(10_001)})).toEqual([['text', 'too-long']]);
  expect(await faults({subject: 'Hi', text: 'Hello', foot: ''})).toEqual([['foot', 'unknown-field']]);

  const json = {subject: 'Hello {{name}}', text: '<b>Medicare</b> and you, {{name}}\n\n{{licensedName}}'};
  const shown = await send('templates/missed.en/preview', {method: 'POST', json});
  expect(shown.subject).toBe('Hello Ana Ruiz');
  expect(shown.text).toContain('<b>Medicare</b> and you, Ana Ruiz');
  expect(shown.text).toContain('Texas License #');
  expect(shown.text, 'what speaks of Medicare carries the lines about Medicare').toContain('Medicare.gov');

  expect((await put(json)).status).toBe(200);
  const {id} = await sendLead();
  const templatesOf = async () => {
    const person = (await (await request('agent', `/people/${id}`)).json()) as Answer;
    return person.templates?.find((template) => template.id === 'missed') as {subject?: string} | undefined;
  };
  expect((await templatesOf())?.subject).toMatch(/^Hello \w+/u);
  expect((await send('templates/missed.en/undo', {method: 'POST', version: 1})).status).toBe(200);
  expect((await templatesOf())?.subject).toBe('I tried to reach you');
  expect((await send('templates/missed.it/undo', {method: 'POST', version: 1})).status).toBe(404);
});

test('a preview equals what the element would get, and is neither stored nor given to an assistant', async () => {
  const {request, origin} = await startTexts();
  const preview = (draft: unknown, what: string, sender: 'owner' | 'assistant' = 'owner') =>
    request(sender, `/previews/${Buffer.from(JSON.stringify(draft)).toString('base64url')}/api/${what}`);
  const draft = {
    name: '<img src=x onerror=alert(1)>',
    service: 'health',
    rating: '5',
    review: 'Fine',
    source: 'letter',
    date: '2026-11-03',
    permission: 'letter',
    relationship: 'client',
  };
  const answer = await preview(draft, 'testimonials');
  expect(await answer.json()).toMatchObject({testimonials: [{name: draft.name, rating: 5}]});
  expect(answer.headers.get('Content-Type')).toContain('json');
  expect((await preview({...draft, permission: ''}, 'testimonials')).status).toBe(422);
  expect((await preview(draft, 'testimonials', 'assistant')).status).toBe(403);
  expect((await preview('no campaign', 'campaigns')).status).toBe(422);
  expect((await request('owner', '/previews/%7B/api/campaigns')).status).toBe(404);
  expect(await (await fetch(`${origin}/api/testimonials`)).json()).toEqual({testimonials: []});
});
