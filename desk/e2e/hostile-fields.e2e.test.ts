import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parse} from 'csv-parse/sync';
import type {z} from 'zod';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {API_PATHS} from '../../contract/api-path.ts';
import {
  ChatContactRequestSchema,
  ChatMessageRequestSchema,
  ConversationRequestSchema,
} from '../../contract/chat.schema.ts';
import {CONTACT_FIELDS} from '../../contract/contact-field.ts';
import {ContactRequestSchema} from '../../contract/contact.schema.ts';
import {CountRequestSchema} from '../../contract/count.schema.ts';
import {LEAD_FIELDS} from '../../contract/lead-field.ts';
import {LeadRequestSchema} from '../../contract/lead.schema.ts';
import {SaveResultsRequestSchema} from '../../contract/save-results.schema.ts';
import {hostileBody, hostileText} from '../../server/testing/hostile-body.ts';
import {healthConsent} from '../../server/testing/submissions.ts';
import {expect, signIn} from './desk-test.ts';
import {decoded, injected, watch} from './hostile-watch.ts';
import {test} from './mailed-desk.ts';
import {tooWide} from './too-wide.ts';

const CONVERSATION = `${API_PATHS.conversations}/:id`;
const WORKFLOW = '/api/ai-workflow';
const consents = [healthConsent];
// A filled trap or a quick form would be flagged, and the agent gets no mail about a flagged record.
const slowly = {'context.proof': undefined, 'context.elapsedMs': 20_000};

// Addresses and numbers have no room for a mark; the others are checked or kept, and are not part of the export.
const UNEXPORTED = /^consents\.|^context\.(?:proof|hostPage|version)\b|(?:^|\.)(?:email|phone)$/u;

type Sent = {
  readonly schema: z.ZodType;
  readonly path: string;
  readonly set?: Readonly<Record<string, unknown>>;
};

// Every body of the public API. A conversation comes before its messages.
const requests: Readonly<Record<string, Sent>> = {
  LeadRequestSchema: {schema: LeadRequestSchema, path: API_PATHS.leads, set: {...slowly, consents}},
  ContactRequestSchema: {schema: ContactRequestSchema, path: API_PATHS.contact, set: slowly},
  SaveResultsRequestSchema: {
    schema: SaveResultsRequestSchema,
    path: API_PATHS.savedResults,
    set: {...slowly, consents},
  },
  LeadQualificationRequestSchema: {
    schema: LeadQualificationRequestSchema,
    path: `${WORKFLOW}/lead-qualification`,
    set: {consents},
  },
  NeedsAssessmentRequestSchema: {schema: NeedsAssessmentRequestSchema, path: `${WORKFLOW}/needs-assessment`},
  ClientManagementRequestSchema: {
    schema: ClientManagementRequestSchema,
    path: `${WORKFLOW}/client-management`,
  },
  ConversationRequestSchema: {schema: ConversationRequestSchema, path: API_PATHS.conversations},
  ChatMessageRequestSchema: {schema: ChatMessageRequestSchema, path: `${CONVERSATION}/messages`},
  ChatContactRequestSchema: {schema: ChatContactRequestSchema, path: `${CONVERSATION}/contact`},
  CountRequestSchema: {schema: CountRequestSchema, path: API_PATHS.counts},
};

const contract = new URL('../../contract/', import.meta.url);
const requestNames = (): readonly string[] =>
  readdirSync(contract)
    .filter((name) => name.endsWith('.schema.ts'))
    .map((name) => readFileSync(new URL(name, contract), 'utf8'))
    .flatMap((text) => text.match(/(?<=^export const )\w+RequestSchema\b/gmu) ?? []);

type Answer = {readonly id?: string; readonly secret?: string; readonly resultPath?: string};

test('every field of every schema may contain a script: no screen, page, mail or table runs the script', async ({
  page,
  context,
  product,
  mails,
}) => {
  test.slow();
  const {site} = product;
  expect(requestNames().toSorted()).toEqual(Object.keys(requests).toSorted());

  const answers: Record<string, Answer> = {};
  const fields: Record<string, readonly string[]> = {};
  for (const [name, {schema, path, set}] of Object.entries(requests)) {
    const {body, fields: hostile} = hostileBody(schema, set);
    fields[name] = hostile;
    const {id = '', secret = ''} = answers['ConversationRequestSchema'] ?? {};
    const response = await fetch(site + path.replace(':id', id), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 "><svg data-hostile onload=hit()>',
        'Accept-Language': '"><svg data-hostile onload=hit()>',
        Referer: `${site}/?"><svg data-hostile onload=hit()>`,
        Origin: site,
        ...(secret === '' ? {} : {Authorization: `Bearer ${secret}`}),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.ok, `${name}: ${text}`).toBe(true);
    answers[name] = (text === '' ? {} : JSON.parse(text)) as Answer;
  }
  const idOf = (name: string): string => answers[name]?.id ?? '';

  const faults = await watch(page, site);
  const harmless = async (where: string): Promise<void> =>
    expect([where, await page.evaluate(injected), await page.evaluate(tooWide), faults]).toEqual([
      where,
      [],
      [],
      [],
    ]);

  await signIn(context, product, {role: 'owner', name: hostileText('member')});
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [
    '/',
    '/inbox',
    ...['LeadRequestSchema', 'ContactRequestSchema', 'SaveResultsRequestSchema'].map(
      (name) => `/people/${idOf(name)}`,
    ),
    `/conversations/${idOf('ConversationRequestSchema')}`,
    ...['page', 'partner', 'language', 'element'].map((by) => `/report?by=${by}`),
    `/inbox?partner=${encodeURIComponent(hostileText('query'))}&text=${encodeURIComponent(hostileText('query'))}`,
    '/audit',
    '/account',
  ]) {
    await page.goto(`${site}/desk${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    await harmless(path);
  }

  // Visitors see their own texts again in private results and refused forms. Addresses of frames can be hostile, too.
  const {resultPath = ''} = answers['SaveResultsRequestSchema'] ?? {};
  await page.goto(site + resultPath);
  await expect(page.getByText('\u202Eanswers.clientProfile.doctors').first()).toBeAttached();
  await harmless('the private results');
  for (const form of ['quote', 'contact']) {
    await page.goto(`${site}/privacy`);
    await sendPlainForm(page, `/forms/${form}`, hostileText(form));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator(`input[value*="\u202E${form}"]`).first()).toBeAttached();
    await harmless(`the refused form ${form}`);
  }
  const query = encodeURIComponent(hostileText('query'));
  for (const path of [
    `/embed/v1/frame/quote-form?partner=${query}&lang=${query}&theme=${query}`,
    `/?utm_source=${query}&partner=${query}#${query}`,
    `/gallery?element=${query}&state=${query}`,
    `/withdraw/${query}`,
    `/nowhere/${query}`,
  ]) {
    await page.goto(site + path);
    await expect(page.locator('body')).toBeVisible();
    expect([path, await page.evaluate(injected), faults]).toEqual([path, [], []]);
  }

  // One mail to the agent for each stored record, and the visitor's copy of the results.
  const written = () => mails.map(decoded).filter((mail) => mail.includes('text/html'));
  await expect.poll(() => written().length, {timeout: 30_000}).toBeGreaterThanOrEqual(4);
  for (const mail of written()) {
    await page.goto('about:blank');
    await page.setContent(/<!doctype html[\s\S]*<\/html>/iu.exec(mail)?.[0] ?? '');
    expect([await page.evaluate(injected), faults]).toEqual([[], []]);
  }

  const stored = await product.leads('export', '--format', 'json');
  const missing = ['LeadRequestSchema', 'ContactRequestSchema', 'SaveResultsRequestSchema'].flatMap((name) =>
    (fields[name] ?? [])
      .filter((field) => !UNEXPORTED.test(field))
      .filter((field) => !stored.includes(`\u202E${field}`) && !stored.includes(`u202e${field}`))
      .map((field) => `${name} ${field}`),
  );
  expect(missing).toEqual([]);
  expect(stored).toContain("'onmouseover='hit`1`'@mail.example");
  const sheets = [
    await product.leads('export', '--format', 'csv'),
    ...(await Promise.all(
      ['page', 'partner', 'language', 'element'].map(async (by) =>
        (await page.request.get(`${site}/api/desk/report/csv?by=${by}`)).text(),
      ),
    )),
  ];
  for (const sheet of sheets) {
    const cells = (parse(sheet, {bom: true}) as readonly (readonly string[])[]).flat();
    expect(cells.length).toBeGreaterThan(3);
    expect(cells.filter((cell) => /^\s*[=+\-@\t|%]/u.test(cell))).toEqual([]);
  }
});

// A field that a form gets later is in the list, too.
const PLAIN_FIELDS = [...new Set([...LEAD_FIELDS, ...CONTACT_FIELDS, 'partner', 'key'])];

/** Sends a form as a browser without JavaScript does, with a text in every field that the server refuses. */
const sendPlainForm = (page: Page, action: string, text: string): Promise<void> =>
  page.evaluate(
    ([path, value, names]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = path;
      for (const name of names) {
        const input = document.createElement('input');
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [action, text, PLAIN_FIELDS] as const,
  );
