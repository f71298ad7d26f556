import {expect, test} from 'vitest';
import {API_PATHS} from '../../contract/api-path.ts';
import {LeadQualificationRequestSchema} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {serviceOn} from '../ai-workflow/testing/written-answers.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import {callConsent, healthConsent} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {withdrawalPathOf} from '../testing/withdraw.ts';
import {family, start} from './testing/saved-result.ts';

// How long a result page is promised for, in days.
const PROMISED_DAYS = 90;

test('the sender reads the result without JavaScript, with the law’s sentences beside each amount, in every language', async () => {
  const {get, address, saved} = await start({context: {lang: 'es'}});
  expect(saved.resultPath).toMatch(/^\/es\/result\//u);
  const page = await get();
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('CHIP');
  expect(html).toMatch(/Plan plata de referencia después del crédito, al mes: /u);
  expect(html).not.toContain('<script');
  for (const language of LANGUAGES) {
    const path = language === 'en' ? '/result/' : `/${language}/result/`;
    const other = await get(address.replace('/es/result/', path));
    expect([other.status, await other.text()]).toEqual([200, expect.stringContaining(`lang="${language}"`)]);
  }
});

test('the telephone number does not break at its hyphens', async () => {
  const html = await (await (await start()).get()).text();
  expect(html).toContain('<span class="whole">713-555-0142</span>');
  expect(html).not.toMatch(/[^>]713-555-0142/u);
  expect(html).toContain('.whole{white-space:nowrap}');
  const {address, get} = await start({context: {lang: 'zh'}});
  const chinese = await (await get(address)).text();
  expect(chinese).toContain('<span class="whole">2-1-1</span>');
  expect(chinese).toContain('<span class="whole">08:00-20:00</span>');
});

test('the address of the page goes to no other page, no search engine and no cache, and no page frames it', async () => {
  const {get} = await start();
  const {headers} = await get();
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/u);
});

test('a guess, a cut or changed address, and the id alone answer as if there was nothing', async () => {
  const {saved, origin, address, get} = await start();
  const last = address.at(-1) === 'A' ? 'B' : 'A';
  const guesses = [
    address.slice(0, -1) + last,
    address.slice(0, -1),
    `${address}A`,
    `${origin}/result/${saved.id}`,
    `${origin}/result/${saved.id}.${'A'.repeat(32)}`,
    `${origin}/result/..%2F..%2Fetc%2Fpasswd`,
    `${origin}/result/%00`,
  ];
  for (const guess of guesses) {
    const page = await get(guess);
    expect([guess, page.status]).toEqual([guess, 404]);
    expect(await page.text()).not.toMatch(/CHIP|Harris/u);
    const deleted = await fetch(guess, {method: 'POST'});
    expect(deleted.status).toBe(404);
  }
  expect((await get()).status).toBe(200);
});

test('looking deletes nothing; the visitor deletes the page permanently with one button, and the agency still has the answers', async () => {
  const {address, get, place, post} = await start();
  expect((await fetch(address, {method: 'HEAD'})).status).toBe(200);
  expect(await (await get()).text()).toContain(`<form method="post"`);
  const deleted = await fetch(address, {method: 'POST'});
  expect([deleted.status, await deleted.text()]).toEqual([200, expect.stringContaining('deleted')]);
  expect((await get()).status).toBe(404);
  expect((await fetch(address, {method: 'POST'})).status).toBe(404);
  const {store} = openTestVault(place);
  expect(await store.read((db) => db.selectFrom('questionnaire').select('client_id').execute())).toHaveLength(
    1,
  );
  const again = await post(API_PATHS.savedResults, family);
  expect(again.status).toBe(201);
  expect((await get()).status).toBe(404);
});

const status = async ({address}: {readonly address: string}) => (await fetch(address)).status;

test('the page ends with the erasure, with a withdrawal, with a later save, and after its time', async () => {
  const server = await startTestServer();
  const save = async (changes: object = {}, key = crypto.randomUUID()) => {
    const sent = {...family, ...changes};
    const response = await server.post(API_PATHS.savedResults, sent, {'Idempotency-Key': key});
    const saved = SavedResultsSchema.parse(await response.json());
    return {...saved, key, address: server.origin + String(saved.resultPath)};
  };
  const {store, keys} = openTestVault(server.place);
  const vault = {store, keyring: await keys.ring()};

  const erased = await save();
  await eraseSubmission(vault, erased.id, {reason: 'request', now: new Date()});
  expect(await status(erased)).toBe(404);
  const rows = await store.read((db) => db.selectFrom('result_link').selectAll().execute());
  expect(rows).toEqual([]);

  const agreed = await save({contact: {...family.contact, phone: '713 555 0123'}, consents: [callConsent]});
  expect(await status(agreed)).toBe(200);
  await fetch(server.origin + (await withdrawalPathOf(server.place, agreed.id)), {method: 'POST'});
  expect(await status(agreed)).toBe(404);

  const first = await save();
  const second = await save({supersedes: first.key});
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  // Sending the same results again returns the same link.
  expect((await save({supersedes: first.key}, second.key)).resultPath).toBe(second.resultPath);

  const sealed = await store.read((db) => db.selectFrom('result_link').selectAll().execute());
  expect(JSON.stringify(sealed)).not.toContain(String(second.resultPath).slice(-32));
  const ends = Date.parse(String(second.resultUntil)) - Date.parse(second.receivedAt);
  expect(Math.round(ends / 86_400_000)).toBe(PROMISED_DAYS);
  const endsOn = async (day: Date) =>
    await store.write(async (transaction) => {
      await transaction.updateTable('result_link').set({expires_at: day.toISOString()}).execute();
    });
  await endsOn(new Date('2020-01-01'));
  expect(await status(second)).toBe(404);
  // The results were saved while the clock was four years ahead; no page is available longer than promised.
  await endsOn(new Date(Date.now() + (4 * 365 + PROMISED_DAYS) * 86_400_000));
  expect(await status(second)).toBe(404);
});

/** Returns the page of a family's results with other people, without its address. */
const pageOf = async (household: readonly object[], healthInfo: object = {}) => {
  const {get, saved} = await start({
    answers: {
      ...family.answers,
      healthInfo,
      policyInfo: {lifeInsurance: '<img src=x onerror=alert(1)>'},
      leadData: {...family.answers.leadData, household},
    },
    consents: [healthConsent],
  });
  return (await (await get()).text()).replaceAll(String(saved.resultPath?.split('/').at(-1)), '');
};

const dollars = (amount = Number.NaN) =>
  Math.round(amount).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });

test('health answers are on no page, and typed text is never markup', async () => {
  const html = await pageOf([{age: '41', pregnant: true}], {conditions: 'asthma'});
  expect(html).not.toMatch(/asthma|<img/iu);
  // The page of a pregnant woman tells nobody about the pregnancy, and warns her that the result lacks it.
  expect(html).toBe(await pageOf([{age: '41'}]));
  // Nobody knows whom the question concerned, so the page states a condition.
  expect(html).toContain('If someone is pregnant: this page does not count it');
  for (const person of [{age: '71'}, {age: '58'}, {age: '41', gender: 'male'}])
    expect(await pageOf([person])).not.toContain('pregnant');
});

test('the page has the amounts of the first result: the benchmark plan, the cheapest bronze plan and the worst year', async () => {
  // The first result takes separate tax returns as a condition: their full price is in no amount.
  const {filing: _open, ...leadData} = family.answers.leadData;
  const {get, address} = await start({answers: {...family.answers, leadData}});
  const lead = LeadQualificationRequestSchema.parse({leadData: {...leadData, filing: 'joint'}});
  const {price} = serviceOn(chicagoDay(Date.now())).qualifyLead(lead, 'en').result;
  const {netMonthly, lowestBronzeNetMonthly} = price?.withCredit ?? {};
  const yearly = (netMonthly?.high ?? 0) * (price?.months ?? 0) + (price?.worstYear.high ?? 0);
  const html = await (await get()).text();
  expect(html).toContain(`after the credit, per month: ${dollars(netMonthly?.high)}<`);
  expect(html).toContain(
    `bronze plan after the credit, per month: ${dollars(lowestBronzeNetMonthly?.high)}<`,
  );
  expect(html).toContain(`with a silver plan: up to ${dollars(price?.worstYear.high)} for covered care`);
  expect(html).toContain(`${dollars(yearly)} with the premiums`);
  // Amounts are written as in the rest of the result: Spanish of the United States, and a plain dollar sign.
  const spanish = await (await get(address.replace('/result/', '/es/result/'))).text();
  expect(spanish).toContain(`al mes: ${dollars(netMonthly?.high)}<`);
  for (const language of LANGUAGES) {
    const path = language === 'en' ? '/result/' : `/${language}/result/`;
    expect(await (await get(address.replace('/result/', path))).text()).not.toMatch(/US\$|\$US/u);
  }
});

test('a life insurance that only the third phase names is counted, and no other part of the page ignores it', async () => {
  const {get} = await start({
    answers: {
      ...family.answers,
      clientProfile: {age: '41', dependents: '2'},
      goals: {primary: 'life insurance'},
      policyInfo: {lifeInsurance: 'Term life $50,000'},
    },
  });
  const html = await (await get()).text();
  expect([...html.matchAll(/your family would be short/gu)]).toHaveLength(1);
  expect(html).not.toContain('so we counted zero');
});

test('words that name a program without a person appear as a condition on the page', async () => {
  const {get} = await start({
    answers: {
      ...family.answers,
      clientProfile: {age: '41'},
      goals: {primary: 'health insurance'},
      leadData: {...family.answers.leadData, currentCoverage: 'My husband has TRICARE'},
    },
  });
  const html = await (await get()).text();
  expect(html).toMatch(/<h3>What to do<\/h3><p>1\. /u);
  expect(html).toContain('TRICARE or CHAMPVA: anyone who has it cannot get the tax credit.');
});
