import {hash} from 'node:crypto';
import {expect, test} from 'vitest';
import {loadAgency} from '../../agency/load.ts';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {verifyChain} from '../evidence/verify-chain.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import type {Store} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {consentTo} from '../testing/consent-to.ts';
import {callConsent, contact, healthConsent, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {pressWithdraw, withdrawalPathOf} from '../testing/withdraw.ts';
import {consentReceipt} from './receipt.ts';
import {text} from './texts.ts';
import {readConsents} from './withdrawal-link.ts';

const sources = {
  siteOrigin: 'https://agency.example',
  values: {agencyName: 'Sample & Co', licensedName: 'A. Agent', phone: '713', email: 'a@agency.example'},
  imprintIn: () => ['Sample & Co, 1 Main St'],
};

const KEY = '11111111-1111-4111-8111-111111111111';

const notified = (store: Store) =>
  store.read((db) => db.selectFrom('outbox').select('id').where('topic', '=', 'consent.withdrawn').execute());

const startWithConsent = async (headers: Readonly<Record<string, string>> = {}) => {
  const server = await startTestServer();
  const german = [...loadPublishedTexts({}).consents.values()].find(
    ({kind, lang}) => kind === 'contact' && lang === 'de',
  );
  if (!german) throw new Error('no text to agree to');
  const consent = {...callConsent, textVersion: german.version, textSha256: hash('sha256', german.text)};
  const response = await server.post(
    '/api/leads',
    {
      ...lead,
      phone: '713 555 0123',
      consents: [consent, consentTo('medicare')],
      context: {lang: 'de', partner: 'p1', page: 'https://partner.example/page'},
    },
    {'User-Agent': 'Mozilla/5.0 (test)', Referer: 'https://partner.example/', ...headers},
  );
  const {id} = ReceiptSchema.parse(await response.json());
  const {store, keys} = openTestVault(server.place);
  const keyring = await keys.ring();
  const consents = (await readConsents(store, keyring, id)) ?? [];
  const receipt = consentReceipt(id, consents, sources);
  if (!receipt) throw new Error('no receipt');
  const address = receipt.withdrawUrl.replace(sources.siteOrigin, server.origin);
  return {...server, id, german, consents, receipt, address, store, keyring};
};

test('each consent leaves evidence of all that can prove it', async () => {
  const {consents, german} = await startWithConsent();
  expect(consents).toMatchObject([
    {
      kind: 'contact',
      text: german.text,
      textVersion: 'contact-2026-11',
      language: 'de',
      box: {id: 'contactConsent', default: 'unticked', state: 'ticked', at: callConsent.agreedAt},
      channels: ['call', 'text'],
      name: 'Ana Müller-李',
      email: lead.email,
      phone: '713 555 0123',
      page: 'https://partner.example/page',
      referrer: 'https://partner.example/',
      partner: 'p1',
      clientTime: callConsent.agreedAt,
      userAgent: 'Mozilla/5.0 (test)',
      ip: expect.stringMatching(/127\.0\.0\.1|::1/u),
      privacyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d sha256:[0-9a-f]{64}$/u),
      seller: {licensedName: expect.any(String)},
    },
    {kind: 'medicare', text: expect.any(String), textSha256: consentTo('medicare').textSha256},
  ]);
});

test('the receipt names the consents in their language, and how to withdraw them', async () => {
  const {receipt, german} = await startWithConsent();
  expect(receipt).toMatchObject({to: lead.email, language: 'de'});
  expect(receipt.withdrawUrl).toMatch(/^https:\/\/agency\.example\/de\/withdraw\/[0-9a-f-]{36}\.[\w-]{32}$/u);
  expect(receipt.text).toContain(german.text);
  expect(receipt.text).toContain(receipt.withdrawUrl);
  expect(receipt.html).toContain('Sample &amp; Co');
  // A phone shows a button, not an address of four lines.
  expect(receipt.html).toContain(
    `<a class="button" href="${receipt.withdrawUrl}">Ihre Einwilligung widerrufen</a>`,
  );
  expect(receipt.html.split(receipt.withdrawUrl)).toHaveLength(2);
  expect(receipt.subject).toContain('Sample & Co');
});

test('looking changes nothing; confirming withdraws everything of the same address, once', async () => {
  const {address, sendContact, sendLead, place, store, keyring} = await startWithConsent();
  const other = {...contact, email: 'ANA@mail.example', phone: '7135550123', consents: [callConsent]};
  await sendContact(other);
  await sendLead({
    ...lead,
    email: 'eva@mail.example',
    phone: '7135550123',
    consents: [callConsent],
  });

  const page = await fetch(address);
  const html = await page.text();
  expect([page.status, page.headers.get('Content-Language')]).toEqual([200, 'de']);
  expect(html).toContain('<form method="post"');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const standing = async () =>
    (await recordsIn(place)).map(({consents, withdrawnConsents}) => [
      consents.length,
      withdrawnConsents.length,
    ]);
  expect(await standing()).toEqual([
    [2, 0],
    [1, 0],
    [1, 0],
  ]);

  for (let time = 0; time < 2; time += 1) {
    const done = await fetch(address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: {Origin: 'null'},
    });
    expect([done.status, (await done.text()).includes(text('de', 'done.title'))]).toEqual([200, true]);
  }
  expect(await standing()).toEqual([
    [0, 2],
    [0, 1],
    [1, 0],
  ]);
  expect(await (await fetch(address)).text()).not.toContain('<form');
  expect(await notified(store)).toHaveLength(1);
  const {faults, entries} = await store.read((db) => verifyChain(db, keyring));
  // Four consents and two withdrawals: the second request changed nothing.
  expect([faults, entries]).toEqual([[], 6]);

  // The same link also withdraws a later submission, and the agent is notified of both.
  await sendContact(other);
  expect((await fetch(address, {method: 'POST', headers: {Origin: 'null'}})).ok).toBe(true);
  expect(await standing()).toEqual([
    [0, 2],
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  expect(await notified(store)).toHaveLength(2);
  expect((await store.read((db) => verifyChain(db, keyring))).faults).toEqual([]);
});

test('the link of a submission that was replaced withdraws, and the agent is notified', async () => {
  const {address, id, sendLead, store} = await startWithConsent({'Idempotency-Key': KEY});
  await sendLead({supersedes: KEY});
  expect((await fetch(address, {method: 'POST', headers: {Origin: 'null'}})).ok).toBe(true);
  await expect
    .poll(
      () =>
        store.read((db) =>
          db
            .selectFrom('delivery')
            .select('state')
            .where('outbox_id', '=', outboxId(id, 'consent.withdrawn'))
            .execute(),
        ),
      {timeout: 30_000},
    )
    .toEqual([{state: 'delivered'}]);
});

test('a withdrawal empties saved health answers, and nothing else of the saved results', async () => {
  const {address, post, place, store, keyring} = await startWithConsent();
  const save = async (email: string): Promise<string> => {
    const response = await post('/api/ai-workflow/results', {
      contact: {firstName: 'Ana', lastName: 'Ruiz', email},
      answers: {leadData: {age: '42'}, healthInfo: {conditions: 'asthma'}},
      consents: [healthConsent],
    });
    return SavedResultsSchema.parse(await response.json()).id;
  };
  const [own, other] = [await save('Ana@mail.example'), await save('eva@mail.example')];
  expect((await fetch(address, {method: 'POST', headers: {Origin: 'null'}})).ok).toBe(true);
  const kept = Map.groupBy(await recordsIn(place), ({id}) => id);
  expect(kept.get(own)?.[0]).toMatchObject({savedAnswers: {leadData: {age: '42'}}, healthAnswers: null});
  expect(kept.get(other)?.[0]).toMatchObject({healthAnswers: {healthInfo: {conditions: 'asthma'}}});
  const {faults} = await store.read((db) => verifyChain(db, keyring));
  expect(faults).toEqual([]);
  expect((await recordsIn(place)).filter(({kind}) => kind === 'questionnaire')).toHaveLength(2);
});

test('the page says that the Medicare permission has ended by itself', async () => {
  const {origin, place, sendLead} = await startTestServer();
  const agreedAt = '2025-10-01T10:00:00.000Z';
  const {id} = await sendLead({
    phone: '713 555 0123',
    consents: [{...consentTo('medicare'), agreedAt}],
  });
  const html = await (await fetch(origin + (await withdrawalPathOf(place, id)))).text();
  expect(html).toMatch(/ended on [^<]*2026/u);
  expect(html).toContain('<form method="post"');
});

test('the page is available in five languages', async () => {
  const {address, origin} = await startWithConsent();
  const token = address.slice(address.lastIndexOf('/') + 1);
  for (const language of LANGUAGES) {
    const page = await fetch(`${origin}${language === 'en' ? '' : `/${language}`}/withdraw/${token}`);
    expect(await page.text()).toContain(text(language, 'page.button'));
  }
});

test('a wrong link is a 404 that says whom to call', async () => {
  const {address, origin} = await startWithConsent();
  for (const wrong of [
    `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`,
    `${origin}/withdraw/x`,
    `${origin}/es/withdraw/%00`,
  ])
    for (const method of ['GET', 'POST']) {
      const page = await fetch(wrong, {method});
      expect([wrong, method, page.status]).toEqual([wrong, method, 404]);
      expect(await page.text()).toContain(loadAgency({}).phone.display);
    }
  expect((await fetch(address, {method: 'PUT'})).status).toBe(405);
});

test('a withdrawal covers the other spelling of an address that another browser has sent', async () => {
  const {origin, place, sendLead} = await startTestServer();
  const consenting = {phone: '713 555 0123', consents: [callConsent]};
  const {id} = await sendLead({...consenting, email: 'ana@bücher.example'});
  await sendLead({...consenting, email: 'ana@xn--bcher-kva.example'});
  expect(await pressWithdraw(origin + (await withdrawalPathOf(place, id)))).toBe(200);
  const records = await recordsIn(place);
  expect(records.map(({consents}) => consents)).toEqual([[], []]);
});

test('a consent with a moment before the calendar is shown, and has lapsed', async () => {
  const {origin, place, sendLead} = await startTestServer();
  const consents = [{...consentTo('medicare'), agreedAt: '0000-01-01T00:00:00+14:00'}];
  const {id} = await sendLead({phone: '713 555 0123', consents});
  const page = await fetch(origin + (await withdrawalPathOf(place, id)));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('December 31, 1970');
});
