import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {loadAgency} from '../../agency/load.ts';
import {API_PATHS} from '../../contract/api-path.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {serviceOn} from '../ai-workflow/testing/written-answers.ts';
import {receiptSources} from '../delivery/receipt-sources.ts';
import {mailboxFolder, mailsIn} from '../delivery/testing/mailbox.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {copyMail} from './copy-mail.ts';
import {createResultWriter} from './written-result.ts';
import {family, start} from './testing/saved-result.ts';

const PATIENCE = {timeout: 30_000};

// In an earlier version, every language of the mail named the license in English.
test.each(LANGUAGES)(
  'the mailed copy is whole in %s: what to do, who gets what, the link, the license',
  async (lang) => {
    const {place, saved} = await start({context: {lang}});
    const {store, keys} = openTestVault(place);
    const [submission] = await recordsIn(place);
    if (!submission) throw new Error('nothing was saved');
    const sources = receiptSources(loadAgency({}), 'https://agency.example');
    const write = createResultWriter(serviceOn(chicagoDay(Date.now())));
    const mail = await copyMail(store, await keys.ring(), {submission, sources, write, now: new Date()});
    const {action, people} = write(family.answers, lang);
    const lines = [mail?.subject, action, ...people, saved.resultPath, ...sources.imprintIn(lang)].map(
      String,
    );
    for (const line of lines.flatMap((text) => text.split('\n')))
      expect(mail?.text + String(mail?.subject)).toContain(line);
    expect(mail?.html).toContain(`<html lang="${lang}">`);
    expect(mail?.html).toContain(people.at(-1)?.slice(0, 12));
    expect(mail?.text).not.toMatch(/\{\{|undefined|NaN|Person 1\b/u);
    // Each language has its own words for all of it.
    expect(/\b(?:the|your|license|coverage|agent,)\b/iu.test(String(mail?.text))).toBe(lang === 'en');
  },
);

// Half of such a result would be wrong: a family without papers would read of a Marketplace plan, and not for whom there is none.
test.each(LANGUAGES)(
  'a result that depends on immigration status is in no mail in %s, only behind the link',
  async (lang) => {
    const write = createResultWriter(serviceOn(chicagoDay(Date.now())));
    const status = /status|estatus|statut|rechtmäßig|DACA|身份/u;
    for (const currentCoverage of ['none, I have no papers', 'none, I have DACA', 'my wife has no papers']) {
      const leadData = {...family.answers.leadData, currentCoverage};
      const {place, saved} = await start({context: {lang}, answers: {leadData}});
      const {store, keys} = openTestVault(place);
      const [submission] = await recordsIn(place);
      if (!submission) throw new Error('nothing was saved');
      const sources = receiptSources(loadAgency({}), 'https://agency.example');
      const mail = await copyMail(store, await keys.ring(), {submission, sources, write, now: new Date()});
      const {action, people} = write({leadData}, lang);
      expect([action, ...people].join(' ')).toMatch(status);
      // Neither the page nor a screen tells people what they are.
      expect(people.join(' ')).not.toMatch(/told us|Nos dijo|nous avez dit|uns gesagt|告诉我们您/u);
      for (const content of [mail?.text, mail?.html].map(String)) {
        expect(content).toContain(String(saved.resultPath));
        expect(content).not.toMatch(status);
        for (const line of [action, ...people]) expect(content).not.toContain(line);
      }
    }
  },
);

const copies = (dataDir: string): readonly string[] =>
  mailsIn(dataDir)
    .map((name) => readFileSync(`${mailboxFolder(dataDir)}/${name}`, 'utf8'))
    .filter((mail) => /^Subject: Your saved results/mu.test(mail));

test('a copy is mailed on request only, to the address in the form, and contains nothing that a person typed', async () => {
  const server = await startTestServer();
  const contact = {...family.contact, firstName: 'Buy pills at evil.example', email: 'victim@mail.example'};
  const save = async (changes: object) =>
    SavedResultsSchema.parse(
      await (await server.post(API_PATHS.savedResults, {...family, contact, ...changes})).json(),
    );
  const silent = await save({});
  expect(silent.isCopyOnItsWay).toBe(false);
  const typed = {...family.answers, policyInfo: {lifeInsurance: 'call evil.example'}};
  const saved = await save({copy: true, answers: typed});
  expect(saved.isCopyOnItsWay).toBe(true);
  await expect.poll(() => copies(server.dataDir), PATIENCE).toHaveLength(1);
  const [mail = ''] = copies(server.dataDir);
  const text = mail.replaceAll('=\r\n', '');
  expect(text).toMatch(/^To: victim@mail\.example/mu);
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain(String(saved.resultPath).slice(-20));
  expect(text).not.toMatch(/pills|evil/u);
});

test('no visitor can make the server mail one mailbox repeatedly, however the address is spelled', async () => {
  const server = await startTestServer();
  const wanted: boolean[] = [];
  for (const email of ['v.i@gmail.com', 'vi+1@gmail.com', 'VI@gmail.com', 'vi+2@googlemail.com']) {
    const body = {...family, copy: true, contact: {...family.contact, email}};
    const response = await server.post(API_PATHS.savedResults, body);
    wanted.push(SavedResultsSchema.parse(await response.json()).isCopyOnItsWay);
  }
  expect(wanted).toEqual([true, true, true, false]);
});

// A phone with a poor connection repeats a request until an answer arrives.
test('a repeated request is answered alike however often it comes, and uses up no further copy of the mailbox', async () => {
  const server = await startTestServer();
  const key = {'Idempotency-Key': randomUUID()};
  const save = async (headers: Readonly<Record<string, string>>, changes: object = {}) => {
    const response = await server.post(API_PATHS.savedResults, {...family, copy: true, ...changes}, headers);
    return SavedResultsSchema.parse(await response.json());
  };
  const first = await save(key);
  for (let repeats = 0; repeats < 4; repeats += 1) expect(await save(key)).toEqual(first);
  await expect.poll(() => copies(server.dataDir), PATIENCE).toHaveLength(1);
  expect(await save(key)).toEqual(first);
  expect((await save({})).isCopyOnItsWay).toBe(true);
});
