import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {addDays} from '../../insurance/calendar/day.ts';
import {expect, signIn} from './desk-test.ts';
import {test} from './mailed-desk.ts';
import {sendPerson} from './send-person.ts';

test('an agent reads the permission, sends a mail from a template, and sets a follow-up', async ({
  page,
  product,
  mails,
}) => {
  const id = await sendPerson(product, 'ana@mail.example');
  await signIn(page.context(), product);
  await page.goto(`${product.site}/desk/people/${id}`);
  const permission = page.getByRole('region', {name: 'What you may do now'});
  await expect(permission.getByRole('listitem').filter({hasText: 'Text'})).toContainText(
    'about Medicare only',
  );
  await expect(permission.getByRole('listitem').filter({hasText: 'Answer by email'})).toContainText(
    'Allowed',
  );
  await page.getByLabel('Template').selectOption({label: 'When may we talk?'});
  // A reload in the middle loses no typed text.
  await page.getByLabel('Text', {exact: true}).fill('Hello Ana,\n\nPlease call on Monday.');
  await page.reload();
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue(/Please call on Monday/u);
  await page.getByRole('button', {name: 'Send the email'}).click();
  await expect(page.getByRole('heading', {name: 'Email to this person'})).toBeVisible();
  await expect.poll(() => mails.find((mail) => mail.includes('Please call on Monday'))).toBeDefined();
  const mail = mails.find((one) => one.includes('Please call on Monday'));
  expect(mail).toContain('To: ana@mail.example');
  expect(mail).toContain('Texas License #');
  const day = addDays(chicagoDay(Date.now()), 3);
  const followUps = page.getByRole('region', {name: 'Follow-ups'});
  // The browser reads "27" as the year 27, and says that this day is too early.
  await followUps.getByLabel('Day', {exact: true}).fill('0027-12-01');
  await followUps.getByRole('button', {name: 'Set a follow-up'}).click();
  await expect(followUps.locator('input[type=date]:invalid')).toHaveCount(1);
  await followUps.getByLabel('Day', {exact: true}).fill(day);
  await followUps.getByLabel('What for').fill('ask about the plan');
  await followUps.getByRole('button', {name: 'Set a follow-up'}).click();
  await expect(followUps.getByRole('listitem').filter({hasText: 'ask about the plan'})).toBeVisible();
});

test('on a phone, the state of each record is set on the person’s screen, and a follow-up of the past is overdue', async ({
  page,
  product,
}) => {
  const email = 'states@mail.example';
  const id = await sendPerson(product, email);
  await signIn(page.context(), product);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${product.site}/desk/people/${id}`);
  const timeline = page.getByRole('region', {name: 'Received and sent'});
  const lead = timeline.getByRole('listitem').filter({hasText: 'Quote request'});
  await expect(lead.getByLabel('State')).toHaveValue('new');
  await lead.getByLabel('State').selectOption('quoted');
  await expect(lead.getByLabel('State')).toBeEnabled();
  // The phone does not follow the events any more: otherwise the colleague's state may be on screen before the next choice, which is then no conflict.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.reload();
  await expect(lead.getByLabel('State')).toHaveValue('quoted');
  // A colleague sets another state in the meantime: the colleague's state stays, and is shown.
  const stale = await page.context().request.get(`${product.site}/api/desk/people/${id}`);
  const entries = ((await stale.json()) as {timeline: {id: string; kind: string}[]}).timeline;
  const leadId = entries.find(({kind}) => kind === 'lead')?.id ?? '';
  const changed = await page.context().request.patch(`${product.site}/api/desk/inbox/${leadId}`, {
    headers: {'If-Match': '"2"', 'Sec-Fetch-Site': 'same-origin', Origin: product.site},
    data: {state: 'won'},
  });
  expect(changed.status()).toBe(200);
  await lead.getByLabel('State').selectOption('lost');
  await expect(lead.getByRole('alert')).toBeVisible();
  await expect(lead.getByLabel('State')).toHaveValue('won');

  const followUps = page.getByRole('region', {name: 'Follow-ups'});
  await followUps.locator('summary').click();
  await followUps.getByLabel('Day', {exact: true}).fill(addDays(chicagoDay(Date.now()), -3));
  await followUps.getByLabel('What for').fill('call on Friday');
  await followUps.getByRole('button', {name: 'Set a follow-up'}).click();
  await expect(followUps.getByRole('listitem').filter({hasText: 'call on Friday'})).toContainText('overdue');
});

test('on a phone, what the agent does next comes before everything that came, also for the keyboard', async ({
  page,
  product,
}) => {
  const id = await sendPerson(product, 'next@mail.example');
  await signIn(page.context(), product);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${product.site}/desk/people/${id}`);
  const titles = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(titles.first()).toBeVisible();
  expect((await titles.allTextContents()).slice(0, 4)).toEqual([
    'What you may do now',
    'Follow-ups',
    'Write an email',
    'Received and sent',
  ]);
  const tops = await titles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // The form for another day opens by the keyboard; a draft opens the form after a reload.
  const followUps = page.getByRole('region', {name: 'Follow-ups'});
  await expect(followUps.getByLabel('What for')).toBeHidden();
  await followUps.locator('summary').focus();
  await page.keyboard.press('Enter');
  await followUps.getByLabel('What for').fill('call the sister');
  await page.reload();
  await expect(followUps.getByLabel('What for')).toHaveValue('call the sister');
  await expect(followUps.getByLabel('What for')).toBeVisible();
  // On a wide screen the form is open, in a column beside the timeline.
  await page.setViewportSize({width: 1440, height: 900});
  await expect(followUps.getByLabel('What for')).toBeVisible();
  await expect(followUps.locator('summary')).toHaveCount(0);
});

test('two agents who correct one person see both versions side by side', async ({page, product, browser}) => {
  const id = await sendPerson(product, 'two@mail.example');
  const address = `${product.site}/desk/people/${id}`;
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) {
    await signIn(each.context(), product, {role: each === page ? 'agent' : 'owner'});
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
  await versions.getByRole('button', {name: 'Save my version'}).click();
  await expect(other.getByRole('heading', {name: 'Annette', level: 1})).toBeVisible();
  await other.context().close();
});
