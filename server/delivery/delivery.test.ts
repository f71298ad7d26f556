import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {SettingsError} from '../settings/settings-error.ts';
import {consentTo} from '../testing/consent-to.ts';
import {callConsent, healthConsent, lead, savedResults} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {startMailServer} from './testing/mail-server.ts';
import {mailboxFolder, mailsIn} from './testing/mailbox.ts';
import {startProcess} from '../testing/start-process.ts';

const PATIENCE = {timeout: 30_000, interval: 50};

test('without any setting, mails are in the mailbox in clear, and nothing is left to deliver', async () => {
  const {sendLead, origin, dataDir, place} = await startTestServer({
    MAIL_LANGUAGE: 'es',
    MAIL_TO: 'me@agency.example',
  });
  const {id} = await sendLead();
  await expect.poll(() => mailsIn(dataDir), PATIENCE).toHaveLength(1);
  const [name = ''] = mailsIn(dataDir);
  const eml = readFileSync(`${mailboxFolder(dataDir)}/${name}`, 'utf8');
  expect(eml).toContain('To: me@agency.example');
  expect(eml).toContain('Nueva solicitud');
  expect(eml).toContain('ana@mail.example');
  expect(eml.replaceAll('=\r\n', '')).toContain(`${origin}/desk/people/${id}`);
  const store = openTestStore(place);
  await expect
    .poll(
      () => store.read((db) => db.selectFrom('delivery').select(['channel', 'state']).execute()),
      PATIENCE,
    )
    .toEqual([{channel: 'mail', state: 'delivered'}]);
});

test('with the desk off, a mail links to no desk', async () => {
  const {sendLead, dataDir} = await startTestServer({DESK: 'off'});
  await sendLead();
  await expect.poll(() => mailsIn(dataDir), PATIENCE).toHaveLength(1);
  const [name = ''] = mailsIn(dataDir);
  expect(readFileSync(`${mailboxFolder(dataDir)}/${name}`, 'utf8')).not.toContain('/desk');
});

test('a submission that looks like spam is kept and not delivered', async () => {
  const {post, dataDir, place} = await startTestServer();
  await post('/api/leads', {...lead, context: {elapsedMs: 1}});
  await post('/api/leads', lead);
  await expect.poll(() => mailsIn(dataDir), PATIENCE).toHaveLength(1);
  const states = await openTestStore(place).read((db) =>
    db.selectFrom('outbox').select('state').orderBy('created_at').execute(),
  );
  expect(states.map(({state}) => state)).toEqual(['held', 'dispatched']);
});

test('a visitor who gave consents gets a receipt with a link that withdraws them, three times a day at most', async () => {
  const {url, mails} = await startMailServer();
  const {post, origin, place} = await startTestServer({SMTP_URL: url.href, SITE_ORIGIN: 'https://a.example'});
  const body = {
    ...lead,
    phone: '713-555-0142',
    consents: [consentTo('contact', 'fr')],
    context: {lang: 'fr'},
  };
  // Sends at the same time, because deliveries in progress count, too.
  const answers = await Promise.all(Array.from({length: 6}, () => post('/api/leads', body)));
  expect(answers.map(({status}) => status)).toEqual(answers.map(() => 201));
  await expect
    .poll(
      () =>
        openTestStore(place).read((db) =>
          db.selectFrom('delivery').select('state').where('state', '!=', 'pending').execute(),
        ),
      PATIENCE,
    )
    .toHaveLength(2 * answers.length);
  const receipts = mails.filter(({to}) => to[0] === 'ana@mail.example');
  expect(receipts).toHaveLength(3);
  const source = (receipts[0]?.source ?? '').replaceAll('=\r\n', '').replaceAll('\r\n ', ' ');
  expect(source).toContain('Content-Language: fr');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, path = ''] = /List-Unsubscribe: <https:\/\/a\.example(\/fr\/withdraw\/[^>]+)>/u.exec(source) ?? [];
  expect((await fetch(origin + path)).status).toBe(200);
  expect((await fetch(origin + path, {method: 'POST'})).ok).toBe(true);
  await expect
    .poll(() => mails.filter(({source: text}) => text.includes('withdrawn')), PATIENCE)
    .toHaveLength(1);
  // One mail names all submissions.
  expect(mails.at(-1)?.source).toContain('This also concerns');
}, 40_000);

test('gets at most three receipts, however often and in whichever spelling the address is entered', async () => {
  const {url, mails} = await startMailServer();
  const {post, place} = await startTestServer({SMTP_URL: url.href, SITE_ORIGIN: 'https://a.example'});
  const body = {...lead, phone: '713-555-0142', consents: [callConsent]};
  const forms = Array.from({length: 12}, (_, n) =>
    n % 2 === 0 ? `victim+${n}@mail.example` : `vi.ctim+${n}@mail.example`,
  );
  for (const email of forms) expect((await post('/api/leads', {...body, email})).status).toBe(201);
  await expect
    .poll(
      () =>
        openTestStore(place).read((db) =>
          db.selectFrom('delivery').select('state').where('state', '!=', 'pending').execute(),
        ),
      PATIENCE,
    )
    .toHaveLength(2 * forms.length);
  expect(mails.filter(({to}) => to.some((address) => /tim\+/u.test(address)))).toHaveLength(3);
}, 40_000);

test('MAIL_LIMIT stops the mails to a mail server, and the metric says so', async () => {
  const {url, mails} = await startMailServer();
  const {sendLead, metricsPort, place} = await startTestServer({
    SMTP_URL: url.href,
    MAIL_LIMIT: '3',
    METRICS_PORT: '0',
  });
  const isReached = async () =>
    /^\w*mail_limit_reached (\d)$/mu.exec(
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    )?.[1];
  expect(await isReached()).toBe('0');
  for (let n = 1; n <= 5; n += 1) await sendLead({email: `visitor${n}@mail.example`});
  await expect.poll(isReached, PATIENCE).toBe('1');
  await expect.poll(() => mails, PATIENCE).toHaveLength(3);
  // Every request waits in the store: one outbox row each, three of them delivered and none of the others given up.
  const states = async () =>
    (
      await openTestStore(place).read((db) =>
        db.selectFrom('delivery').select('state').where('channel', '=', 'mail').execute(),
      )
    ).map(({state}) => state);
  await expect
    .poll(async () => (await states()).filter((state) => state === 'delivered'), PATIENCE)
    .toHaveLength(3);
  expect((await states()).filter((state) => state !== 'delivered' && state !== 'pending')).toEqual([]);
  expect(mails).toHaveLength(3);
});

test('saved results are mailed to the agent without health answers, and sent to a webhook without any answer', async () => {
  const heard: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      heard.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const {post, dataDir} = await startTestServer({
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    WEBHOOK_SECRET: 'a secret of some length that nobody knows',
  });
  const response = await post('/api/ai-workflow/results', {
    ...savedResults,
    answers: {
      ...savedResults.answers,
      leadData: {
        ...savedResults.answers.leadData,
        household: [{age: '42', gender: 'female', pregnant: true, dueDate: '2027-03-10', tobacco: true}],
      },
      healthInfo: {conditions: 'asthma'},
    },
    consents: [healthConsent],
  });
  const {id, clientId} = SavedResultsSchema.parse(await response.json());
  // One mail goes to the agent, and one is the visitor's receipt.
  await expect.poll(() => mailsIn(dataDir), PATIENCE).toHaveLength(2);
  await expect.poll(() => heard, PATIENCE).toHaveLength(1);
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    id: `${id}:questionnaire.received`,
    type: 'questionnaire.received',
    data: {id, kind: 'questionnaire', answers: {...savedResults.contact, clientId}},
  });
  const mails = mailsIn(dataDir).map((name) => readFileSync(`${mailboxFolder(dataDir)}/${name}`, 'utf8'));
  expect(mails.some((mail) => mail.includes('Questionnaire results'))).toBe(true);
  expect(mails.some((mail) => mail.includes('$50,000 to $75,000'))).toBe(true);
  expect(heard.join('\n')).not.toContain('50k-75k');
  expect([...heard, ...mails].join('\n')).not.toMatch(/asthma|2027-03-10|March 10, 2027/u);
  // The receipt quotes the consent, whose words name pregnancy and tobacco.
  const toAgent = mails.find((mail) => mail.includes('Questionnaire results'));
  expect(toAgent).toContain('Houston');
  expect(toAgent).not.toMatch(/pregnan|tobacco/iu);
});

test('a webhook without a secret stops the start', async () => {
  const starting = startTestServer({WEBHOOK_URL: 'https://crm.example/hook'});
  await expect(starting).rejects.toThrow(SettingsError);
  await expect(starting).rejects.toThrow('WEBHOOK_SECRET');
});

test('kill -9 in the middle of a delivery loses nothing: the next process takes over once the lease ends', async () => {
  const place = await createStorePlace();
  let isHanging = true;
  const {url, mails} = await startMailServer({
    onConnect: (_session, done) => {
      if (!isHanging) done();
    },
  });
  const environment = {SMTP_URL: url.href};
  const first = await startProcess(place, environment);
  for (let index = 0; index < 3; index += 1) {
    const response = await fetch(`${first.origin}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(lead),
    });
    expect(response.status).toBe(201);
  }
  const store = openTestStore(place);
  const leases = () => store.read((db) => db.selectFrom('delivery').select(['lease', 'state']).execute());
  await expect.poll(async () => (await leases()).filter(({lease}) => lease !== ''), PATIENCE).toHaveLength(3);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // A minute passes.
  await store.write((db) => db.updateTable('delivery').set({leased_until: '2026-01-01'}).execute());
  isHanging = false;
  await startProcess(place, environment);
  await expect.poll(() => mails.length, PATIENCE).toBe(3);
  await expect
    .poll(async () => (await leases()).map(({state}) => state), PATIENCE)
    .toEqual(['delivered', 'delivered', 'delivered']);
  const ids = mails.map(({source}) => /Message-ID:\s*(<[^>]+>)/u.exec(source)?.[1]);
  expect(new Set(ids).size).toBe(3);
}, 60_000);
