import type {Page} from '@playwright/test';
import {startChatting} from '../../server/chat/testing/chat-client.ts';
import {contact, lead, savedResults} from '../../server/testing/submissions.ts';
import {testimonial} from '../../server/testing/testimonials.ts';
import {hostileText} from '../../server/testing/hostile-body.ts';
import {SCREENS} from '../screens.ts';
import {expect, sendTo, signIn} from './desk-test.ts';
import {decoded, injected, watch} from './hostile-watch.ts';
import {tooWide} from './too-wide.ts';
import {test} from './mailed-desk.ts';

const FORMULA = '=HYPERLINK("//evil.example";"x")';
const SCRIPT_ADDRESS = 'javascript:hit()//';
const HOSTILE_MAIL = "'onmouseover='hit`1`'@mail.example";

// Sends a request from the desk's own page, with its session.
const act = async (page: Page, path: string, json: object, method = 'POST'): Promise<void> => {
  const answer = await page.evaluate(
    async ([address, body, how]) => {
      const response = await fetch(`/api/desk${address}`, {
        method: how === 'PUT' ? 'PUT' : 'POST',
        headers: {'Content-Type': 'application/json', ...(how === 'PUT' ? {'If-Match': '"0"'} : {})},
        body,
      });
      return response.ok ? '' : `${response.status} ${await response.text()}`;
    },
    [path, JSON.stringify(json), method] as const,
  );
  expect(answer).toBe('');
};

test('no text of a visitor or a member runs or becomes markup on any screen, in any mail or in a spreadsheet', async ({
  page,
  context,
  product,
  mails,
}) => {
  test.slow();
  const {site} = product;
  const faults = await watch(page, site);
  const utm = {source: hostileText('utm'), medium: FORMULA, campaign: SCRIPT_ADDRESS};
  const pageAddress = `https://clinic.example/${encodeURI('"><svg onload=hit()>')}`;
  const from = {
    partner: hostileText('partner').slice(-100),
    page: pageAddress,
    utm,
    hidden: {a: hostileText('hidden')},
  };
  const id = await sendTo(product, '/api/leads', {
    ...lead,
    firstName: hostileText('first'),
    lastName: FORMULA,
    email: HOSTILE_MAIL,
    context: {...from, widget: '<svg onload=hit()>'},
  });
  const long = `${'W'.repeat(4_800)}${hostileText('message')}`;
  const writer = await sendTo(product, '/api/contact', {
    ...contact,
    name: hostileText('name'),
    subject: hostileText('subject'),
    message: long,
    context: {...from, page: SCRIPT_ADDRESS, partner: FORMULA},
  });
  const saver = await sendTo(product, '/api/ai-workflow/results', {
    ...savedResults,
    contact: {...savedResults.contact, firstName: hostileText('saver'), email: 'saver@mail.example'},
    context: from,
  });
  const {id: conversation, post, say} = await startChatting(site, 'en');
  await say(`${'W'.repeat(900)}${hostileText('chat')}`);
  await post('handover', undefined);
  await post('contact', {name: hostileText('chatter'), email: 'chatter@mail.example'});
  for (const name of ['W'.repeat(10_000), '\uD800']) {
    const refused = await fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({...lead, firstName: name}),
    });
    expect(refused.status).toBe(422);
  }

  await signIn(context, product, {role: 'owner', name: hostileText('member')});
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${site}/desk/account`);
  const text = `${'W'.repeat(9_000)} ${hostileText('note')}`;
  await act(page, `/people/${saver}/notes`, {id: crypto.randomUUID(), text});
  await act(page, `/people/${saver}/follow-ups`, {
    dueOn: '2026-01-02',
    subject: hostileText('follow-up'),
    isForVisitor: false,
  });
  const mail = {
    id: crypto.randomUUID(),
    template: 'none',
    subject: hostileText('mail'),
    text: hostileText('mailed'),
  };
  await act(page, `/people/${saver}/mails`, mail);
  await act(page, '/edits/testimonials', {
    ...testimonial,
    name: hostileText('client'),
    review: hostileText('review'),
  });
  const template = {subject: hostileText('template'), text: hostileText('template')};
  await act(page, '/edits/templates/received.en', template, 'PUT');

  const shows: Readonly<Record<string, readonly string[]>> = {
    '/': ['follow-up'],
    '/inbox': ['first', 'name', 'saver', 'chatter'],
    '/inbox?flag=flagged': [],
    '/report?by=partner': [],
    [`/people/${id}`]: ['first'],
    [`/people/${writer}`]: ['name', 'subject', 'message'],
    [`/people/${saver}`]: ['saver', 'note', 'mailed'],
    [`/conversations/${conversation}`]: ['chat'],
    '/site/testimonials': [],
  };
  const paths = SCREENS.map(({path}) => path).filter((path) => !path.includes(':'));
  for (const path of new Set([...Object.keys(shows), ...paths])) {
    await page.goto(`${site}/desk${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    for (const mark of shows[path] ?? [])
      await expect(page.getByText(`\u202E${mark}`).first(), `${path}: ${mark}`).toBeAttached();
    expect([path, await page.evaluate(injected), await page.evaluate(tooWide), faults]).toEqual([
      path,
      [],
      [],
      [],
    ]);
  }

  // The previews of members' edits: the text of a mail, and a testimonial in its element.
  await page.goto(`${site}/desk/site/templates`);
  await expect(page.getByLabel('Subject')).toHaveValue(hostileText('template'));
  await page.getByRole('button', {name: 'Show the preview'}).click();
  await expect(page.getByText('\u202Etemplate').filter({visible: true}).first()).toBeVisible();
  await page.goto(`${site}/desk/site/testimonials`);
  await page.getByRole('button', {name: 'Show the preview'}).click();
  await expect(page.locator('lamplight-testimonials').getByText('\u202Ereview').first()).toBeVisible();
  expect([await page.evaluate(injected), faults]).toEqual([[], []]);

  // The preview beside the list, which has every field of the record.
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${site}/desk/inbox`);
  await page.locator('.inbox-row a').filter({hasText: '\u202Ename'}).click();
  await expect(page.locator('.inbox-preview').getByText('\u202Esubject')).toBeVisible();
  expect([await page.evaluate(injected), faults]).toEqual([[], []]);

  const sent = () => mails.map(decoded).filter((one) => one.includes('text/html'));
  await expect.poll(() => sent().some((one) => one.includes('\u202Emailed')), {timeout: 30_000}).toBe(true);
  for (const one of sent()) {
    const html = /<!doctype html[\s\S]*<\/html>/iu.exec(one)?.[0] ?? '';
    expect(html).not.toBe('');
    await page.goto('about:blank');
    await page.setContent(html);
    expect([await page.evaluate(injected), faults]).toEqual([[], []]);
  }

  const sheets = [
    await product.leads('export', '--format', 'csv'),
    await page.request.get(`${site}/api/desk/report/csv?by=partner`).then((answer) => answer.text()),
  ];
  for (const sheet of sheets) {
    expect(sheet).toContain(`'${FORMULA.slice(0, 11)}`);
    expect(/(?:^|,)"[=+\-@]/mu.exec(sheet)).toBeNull();
  }

  // The check itself works.
  await page.goto(`${site}/desk/account`);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.dataset['hostile'] = '';
    image.src = 'https://evil.example/x.png';
    document.body.append(image);
  });
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(await page.evaluate(injected)).toHaveLength(1);
});
