import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {expect, test as base, type Page} from '@playwright/test';
import {SMTPServer} from 'smtp-server';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {violations} from '../../host/e2e/audit.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {addDays} from '../../insurance/calendar/day.ts';
import {startProduct, type RunningProduct} from '../../reliability/running-product.ts';
import {saveMember} from '../../server/desk/member/member.store.ts';
import {beginSession} from '../../server/desk/member/session.store.ts';
import {SESSION_COOKIE} from '../../server/desk/request/session-cookie.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import {lead, savedResults} from '../../server/testing/submissions.ts';

type Served = {readonly product: RunningProduct; readonly mails: string[]};

/** The served product with a mail server of its own. */
const test = base.extend<object, {served: Served}>({
  served: [
    // Playwright reads the names of what a fixture needs from this pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails: string[] = [];
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            mails.push(Buffer.concat(chunks).toString());
            done();
          });
        },
      });
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      // A listening TCP server has an address with a port.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      const {port} = server.server.address() as AddressInfo;
      const product = await startProduct({SMTP_URL: `smtp://127.0.0.1:${port}`});
      await use({product, mails});
      await product.dispose();
      server.close();
    },
    {scope: 'worker'},
  ],
});

const signIn = async (page: Page, {product}: Served, language: Language = 'en'): Promise<void> => {
  const store = openStore(readSettings({DATA_DIR: product.dataDir}));
  const name = 'Ana Ruiz';
  const mail = `${language}-${crypto.randomUUID()}@agency.example`;
  const member = await saveMember(store, {mail, name, role: 'agent', language}, new Date());
  const session = {member_id: member.id, method: 'passkey', device: 'Test'} as const;
  const {secret} = await beginSession(store, session, new Date());
  await store.close();
  await page.context().addCookies([
    {
      name: SESSION_COOKIE,
      value: secret,
      // The browser takes a `__Host-` cookie from a secure address only. Ports and, on this machine, schemes share cookies.
      url: product.site.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
};

const send = async ({product}: Served, path: string, body: object): Promise<string> => {
  const answer = await fetch(product.site + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as {id: string}).id;
};

const agreed = (kind: 'contact' | 'medicare') => ({...consentTo(kind), agreedAt: new Date().toISOString()});

const sendPerson = async (served: Served, email: string): Promise<string> => {
  const consents = [agreed('contact'), agreed('medicare')];
  await send(served, '/api/leads', {...lead, email, phone: '713 555 0123', consents});
  return await send(served, '/api/ai-workflow/results', {
    ...savedResults,
    contact: {...savedResults.contact, email},
  });
};

test('an agent reads the permission, sends a mail from a template, and sets a follow-up', async ({
  page,
  served,
}) => {
  const id = await sendPerson(served, 'ana@mail.example');
  await signIn(page, served);
  await page.goto(`${served.product.site}/desk/people/${id}`);
  const permission = page.getByRole('region', {name: 'What you may do now'});
  await expect(permission.getByRole('listitem').filter({hasText: 'Text'})).toContainText(
    'about Medicare only',
  );
  await expect(permission.getByRole('listitem').filter({hasText: 'Answer by mail'})).toContainText('Allowed');
  await page.getByLabel('Template').selectOption({label: 'When may we talk?'});
  // A reload in the middle loses nothing that was written.
  await page.getByLabel('Text', {exact: true}).fill('Hello Ana,\n\nPlease call on Monday.');
  await page.reload();
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue(/Please call on Monday/u);
  await page.getByRole('button', {name: 'Send the mail'}).click();
  await expect(page.getByRole('heading', {name: 'Mail to this person'})).toBeVisible();
  await expect.poll(() => served.mails.find((mail) => mail.includes('Please call on Monday'))).toBeDefined();
  const mail = served.mails.find((one) => one.includes('Please call on Monday'));
  expect(mail).toContain('To: ana@mail.example');
  expect(mail).toContain('Texas License #');
  const day = addDays(chicagoDay(Date.now()), 3);
  const followUps = page.getByRole('region', {name: 'Follow-ups'});
  await followUps.getByLabel('Day', {exact: true}).fill(day);
  await followUps.getByLabel('What for').fill('ask about the plan');
  await followUps.getByRole('button', {name: 'Set a follow-up'}).click();
  await expect(followUps.getByRole('listitem').filter({hasText: 'ask about the plan'})).toBeVisible();
});

test('a mail whose answer was lost reaches the person once, after a reload too; a colleague does not find the draft', async ({
  page,
  served,
}) => {
  const id = await sendPerson(served, 'once@mail.example');
  await signIn(page, served);
  const address = `${served.product.site}/desk/people/${id}`;
  await page.goto(address);
  await page.getByLabel('Subject').fill('Monday');
  await page.getByLabel('Text', {exact: true}).fill('Shall we talk once on Monday?');
  // The server has stored the mail, and the agent does not learn of it.
  await page.route('**/mails', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', {name: 'Send the mail'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/mails');
  await page.reload();
  await page.getByRole('button', {name: 'Send the mail'}).click();
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue('');
  await expect(page.getByRole('heading', {name: 'Mail to this person'})).toHaveCount(1);
  await page.getByLabel('Text', {exact: true}).fill('a thought of mine');
  await page.context().clearCookies();
  await signIn(page, served);
  await page.goto(address);
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue('');
});

test('two agents who correct one person see both versions side by side', async ({page, served, browser}) => {
  const id = await sendPerson(served, 'two@mail.example');
  const address = `${served.product.site}/desk/people/${id}`;
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) {
    await signIn(each, served);
    await each.goto(address);
    await each.getByRole('heading', {name: 'Correct'}).click();
  }
  await page.getByLabel('Name', {exact: true}).fill('Anna');
  await other.getByLabel('Name', {exact: true}).fill('Annette');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Anna', level: 1})).toBeVisible();
  await other.getByRole('button', {name: 'Save', exact: true}).click();
  const versions = other.getByRole('alert');
  await expect(versions).toContainText('Annette');
  await expect(versions.getByText('Anna', {exact: true})).toBeVisible();
  await expect(other.getByLabel('Name', {exact: true})).toHaveValue('Annette');
  await versions.getByRole('button', {name: 'Save mine'}).click();
  await expect(other.getByRole('heading', {name: 'Annette', level: 1})).toBeVisible();
  await other.context().close();
});

for (const language of LANGUAGES)
  test(`person and first screen have no fault for axe (${language})`, async ({page, served}) => {
    const id = await sendPerson(served, `${language}@mail.example`);
    await signIn(page, served, language);
    for (const path of ['', `/people/${id}`])
      for (const width of [390, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({width, height: 900});
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await page.goto(`${served.product.site}/desk${path}`);
          await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
          expect([path, width, colorScheme, await violations(page)]).toEqual([path, width, colorScheme, []]);
          // Nothing is wider than the screen.
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          if (process.env['LAMPLIGHT_PICTURES'] && ['en', 'de'].includes(language))
            await page.screenshot({
              path: `${process.env['LAMPLIGHT_PICTURES']}/${path === '' ? 'today' : 'person'}-${language}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
        }
  });
