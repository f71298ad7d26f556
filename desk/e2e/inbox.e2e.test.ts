import {contact, lead} from '../../server/testing/submissions.ts';
import {expect, rowOf, sendTo, signIn, test} from './desk-test.ts';

test('a visitor’s request from a partner’s page appears in the open list, and gets a state', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/inbox`);
  await expect(page.getByRole('heading', {name: 'Inbox'})).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(product.demo);
  const form = visitor.locator('lamplight-quote-form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name=firstName]').fill('Rosa');
  // A form that is sent within a second is flagged as spam.
  await form.locator('[name=lastName]').pressSequentially('Delgado', {delay: 200});
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('health');
  await form.locator('button[type=submit]').click();
  const row = rowOf(page, 'Rosa Delgado');
  await expect(row).toContainText('Quote request · health');
  await expect(row).toHaveClass(/is-unread/u);
  await row.getByRole('link').click();
  await expect(row).not.toHaveClass(/is-unread/u);
  await page.getByLabel('State').selectOption('quoted');
  await expect(row).toContainText('Quoted');
  await page.getByLabel('Show', {exact: true}).selectOption('quoted');
  await expect(rowOf(page, 'Rosa Delgado')).toHaveCount(1);
  await page.reload();
  await expect(rowOf(page, 'Rosa Delgado')).toContainText('Quoted');
});

const hostile = (field: string): string =>
  `"><img src=x onerror="window.harmed='${field}'"><script>window.harmed='${field}'</script>{{7*7}}javascript:`;

test('no field of a visitor becomes markup in the list, in the preview or in a conversation', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const sent = {
    partner: 'x-partner',
    page: 'https://mill.example/"><img src=x onerror=alert(1)>',
    lang: 'en',
  };
  await sendTo(product, '/api/leads', {
    ...lead,
    firstName: hostile('first').slice(0, 90),
    lastName: hostile('last').slice(0, 90),
    context: sent,
  });
  await sendTo(product, '/api/contact', {
    ...contact,
    name: hostile('name').slice(0, 90),
    subject: hostile('subject').slice(0, 140),
    message: hostile('message'),
    context: sent,
  });
  const opened = (await (
    await fetch(`${product.site}/api/chat/conversations`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({language: 'en'}),
    })
  ).json()) as {readonly id: string; readonly secret: string};
  for (const [path, body] of [
    ['messages', {text: hostile('chat')}],
    ['handover', undefined],
  ] as const)
    await fetch(`${product.site}/api/chat/conversations/${opened.id}/${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${opened.secret}`},
      ...(body ? {body: JSON.stringify(body)} : {}),
    });
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/inbox?partner=x-partner`);
  const rows = page.locator('.inbox-row');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    await row.getByRole('link').click();
    await expect(page.locator('.inbox-details')).toContainText('x-partner');
    await expect(page.locator('.inbox-preview')).toContainText('onerror');
  }
  await page.goto(`${product.site}/desk/conversations/${opened.id}`);
  await expect(page.locator('.message-visitor')).toContainText('{{7*7}}');
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('keys move, open, mark and search, and are plain letters in a field', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  await page.setViewportSize({width: 1440, height: 900});
  const partner = 'keys';
  for (const firstName of ['Older', 'Newer'])
    await sendTo(product, '/api/leads', {...lead, firstName, lastName: 'Key', context: {partner}});
  await page.goto(`${product.site}/desk/inbox?partner=${partner}`);
  await expect(page.locator('.inbox-row')).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(page.locator('#preview-name')).toHaveText('Newer Key');
  await page.keyboard.press('j');
  await expect(page.locator('#preview-name')).toHaveText('Older Key');
  await page.keyboard.press('k');
  await page.keyboard.press('4');
  await expect(rowOf(page, 'Newer Key')).toContainText('Won');
  // The key turns the mark that the row shows; reading the record removes the mark a moment later.
  await expect(rowOf(page, 'Newer Key')).not.toHaveClass(/is-unread/u);
  await page.keyboard.press('u');
  await expect(rowOf(page, 'Newer Key')).toHaveClass(/is-unread/u);
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next record');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('older jjj');
  await expect(page.getByRole('searchbox')).toHaveValue('older jjj');
  await expect(page.locator('.inbox-row')).toHaveCount(0);
  await page.getByRole('searchbox').fill('older key');
  await expect(page.locator('.inbox-row')).toHaveCount(1);
});

test('a draft survives events, another screen and a reload, and is sent once', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  const start = await fetch(`${product.site}/api/chat/conversations`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({language: 'de'}),
  });
  const {id, secret} = (await start.json()) as {readonly id: string; readonly secret: string};
  const say = (path: string, body: object = {}) =>
    fetch(`${product.site}/api/chat/conversations/${id}/${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${secret}`},
      body: JSON.stringify(body),
    });
  await say('handover');
  await page.goto(`${product.site}/desk/conversations/${id}`);
  const field = page.getByRole('textbox');
  await field.fill('Guten Tag, ich bin da.');
  await say('messages', {text: 'Sind Sie da?'});
  await expect(page.locator('.message-visitor')).toHaveText(/Sind Sie da/u);
  await expect(field).toHaveValue('Guten Tag, ich bin da.');
  await page.getByRole('link', {name: 'Back to the inbox'}).click();
  await page.goBack();
  await expect(field).toHaveValue('Guten Tag, ich bin da.');
  await page.reload();
  await expect(field).toHaveValue('Guten Tag, ich bin da.');
  await page.getByRole('button', {name: 'Send the answer'}).click();
  await expect(page.locator('.message-agent')).toHaveText(/ich bin da/u);
  await expect(field).toHaveValue('');
  await expect(page.locator('.message-agent')).toHaveCount(1);
});

test('a phone without a network says so at once, also while the stream has not ended, and catches up', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  const opened = page.waitForResponse('**/api/desk/events');
  await page.goto(`${product.site}/desk/inbox`);
  await opened;
  await page.setViewportSize({width: 390, height: 844});
  await context.setOffline(true);
  await expect(page.locator('.connection')).toContainText('Disconnected');
  // The note is a bar across the screen, and not lines of text over the content.
  expect(await page.locator('.connection').boundingBox()).toMatchObject({x: 0, width: 390});
  await sendTo(product, '/api/leads', {...lead, firstName: 'Meanwhile', lastName: 'Sent'});
  await context.setOffline(false);
  await expect(rowOf(page, 'Meanwhile Sent')).toBeVisible();
  await expect(page.locator('.connection')).toBeEmpty();
});

test('a network that comes back while an attempt is under way is used at once, though this attempt fails', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  await page.clock.install();
  const opened = page.waitForResponse('**/api/desk/events');
  await page.goto(`${product.site}/desk/inbox`);
  await opened;
  let hasBegun = false;
  const isBack = Promise.withResolvers<undefined>();
  await page.route(
    '**/api/desk/events',
    async (route) => {
      hasBegun = true;
      await isBack.promise;
      await route.abort();
    },
    {times: 1},
  );
  await context.setOffline(true);
  await expect(page.locator('.connection')).toContainText('Disconnected');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // On a busy machine the stream ends after the network, and the next attempt is planned when the clock stands already.
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return hasBegun;
    })
    .toBe(true);
  await context.setOffline(false);
  isBack.resolve(undefined);
  // The page's clock stands still, so a wait would not end.
  await expect(page.locator('.connection')).toBeEmpty();
});

test('a screen whose file was cut off by the network opens when the network is back, also if the failure comes later', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  const isBack = Promise.withResolvers<undefined>();
  const opened = page.waitForResponse('**/api/desk/events');
  let requests = 0;
  await page.route('**/desk/assets/inbox-screen-*.js', async (route) => {
    requests += 1;
    if (requests > 1) return await route.continue();
    await isBack.promise;
    return await route.abort();
  });
  await page.goto(`${product.site}/desk/inbox`);
  await opened;
  await context.setOffline(true);
  await expect(page.locator('.connection')).toContainText('Disconnected');
  await context.setOffline(false);
  await expect(page.locator('.connection')).toBeEmpty();
  isBack.resolve(undefined);
  await expect(page.getByRole('heading', {name: 'Inbox'})).toBeVisible();
  expect(requests).toBe(2);
});

test('ten records are marked at once, and an undo gives each its former state', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  await page.setViewportSize({width: 390, height: 844});
  const partner = 'ten';
  for (let count = 0; count < 10; count += 1)
    await sendTo(product, '/api/leads', {...lead, firstName: `Ten${count}`, context: {partner}});
  await page.goto(`${product.site}/desk/inbox?partner=${partner}`);
  const rows = page.locator('.inbox-row');
  await expect(rows).toHaveCount(10);
  const mark = async (count: number, state: string): Promise<void> => {
    for (let index = 0; index < count; index += 1) await rows.nth(index).getByRole('checkbox').check();
    await page.getByLabel('Set the state').selectOption(state);
    await expect(page.getByText(`${count} records changed.`)).toBeVisible();
  };
  await mark(3, 'quoted');
  await mark(10, 'lost');
  await expect(rows.filter({hasText: 'Lost'})).toHaveCount(10);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByText('10 records are as before.')).toBeVisible();
  await expect(rows.filter({hasText: 'Quoted'})).toHaveCount(3);
  await expect(rows.filter({hasText: 'Lost'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Undo'})).toBeHidden();
});
