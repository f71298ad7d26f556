import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {addDays} from '../../insurance/calendar/day.ts';
import type {RunningProduct} from '../../reliability/running-product.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import {lead, savedResults} from '../../server/testing/submissions.ts';
import {expect, sendTo, signIn} from './desk-test.ts';
import {test} from './mailed-desk.ts';

const agreed = (kind: 'contact' | 'medicare') => ({...consentTo(kind), agreedAt: new Date().toISOString()});

const sendPerson = async (product: RunningProduct, email: string): Promise<string> => {
  const consents = [agreed('contact'), agreed('medicare')];
  await sendTo(product, '/api/leads', {...lead, email, phone: '713 555 0123', consents});
  return await sendTo(product, '/api/ai-workflow/results', {
    ...savedResults,
    contact: {...savedResults.contact, email},
  });
};

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

test('a mail whose answer was lost is sent once, also after a reload; a colleague does not find the draft', async ({
  page,
  product,
}) => {
  const id = await sendPerson(product, 'once@mail.example');
  await signIn(page.context(), product);
  const address = `${product.site}/desk/people/${id}`;
  await page.goto(address);
  await page.getByLabel('Subject').fill('Monday');
  await page.getByLabel('Text', {exact: true}).fill('Shall we talk once on Monday?');
  // The server has stored the mail, and the agent does not learn of it.
  await page.route('**/mails', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', {name: 'Send the email'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/mails');
  await page.reload();
  await page.getByRole('button', {name: 'Send the email'}).click();
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue('');
  await expect(page.getByRole('heading', {name: 'Email to this person'})).toHaveCount(1);
  await page.getByLabel('Text', {exact: true}).fill('a thought of mine');
  await page.context().clearCookies();
  await signIn(page.context(), product, {role: 'owner', name: 'Nora Lind'});
  await page.goto(address);
  await expect(page.getByLabel('Text', {exact: true})).toHaveValue('');
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

test('the drafts about a person go with the erasure, and all drafts with a sign-out', async ({
  page,
  product,
}) => {
  const [erased, other] = [
    await sendPerson(product, 'erased@mail.example'),
    await sendPerson(product, 'other@mail.example'),
  ];
  // An agent reads who can erase, and what to do until then.
  await signIn(page.context(), product);
  await page.goto(`${product.site}/desk/people/${erased}`);
  await expect(page.getByText('Only the owner can erase this person.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Erase this person'})).toHaveCount(0);
  await signIn(page.context(), product, {role: 'owner'});
  const drafts = async (): Promise<string> => await page.evaluate(() => JSON.stringify(sessionStorage));
  for (const id of [other, erased]) {
    await page.goto(`${product.site}/desk/people/${id}`);
    await page.getByLabel('Text', {exact: true}).fill(`a mail that was begun to ${id}`);
    await page.getByRole('heading', {name: 'Correct'}).click();
    await page.getByLabel('Name', {exact: true}).fill('Anna Corrected');
  }
  await expect.poll(async () => (await drafts()).split('Anna Corrected')).toHaveLength(3);
  const erase = page.getByRole('button', {name: 'Erase this person'});
  await erase.click();
  const question = page.getByRole('alert').filter({has: erase});
  for (const sentence of ['Erased for good', 'a code made from the number', 'This cannot be undone.'])
    await expect(question.getByText(sentence)).toBeVisible();
  // By keyboard: the focus is on the answer that erases nothing, and returns to the button.
  await expect(question.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', {name: 'Erase this person'}).click();
  await expect(page.getByRole('heading', {name: 'This person is no longer here.'})).toBeVisible();
  await expect(page.getByText('erased@mail.example')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Back to the inbox'}).click();
  await expect(page.getByRole('heading', {name: 'Inbox'})).toBeVisible();
  await expect.poll(drafts).not.toContain(erased);
  expect(await drafts()).toContain(`a mail that was begun to ${other}`);
  await page.goto(`${product.site}/desk/account`);
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(drafts).not.toContain('lamplight-desk-draft');
  // A sign-out ends the session, and the browser keeps nothing.
  await expect(page.getByText('Your session has ended.')).toBeHidden();
});

test('nothing that a member types is lost when the session ends or the phone is offline', async ({
  page,
  context,
  product,
}) => {
  const id = await sendPerson(product, 'day@mail.example');
  await signIn(context, product);
  const address = `${product.site}/desk/people/${id}`;
  const newNote = page.getByRole('region', {name: 'Note', exact: true}).getByRole('textbox');
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(address);
  const arrived = Promise.withResolvers<undefined>();
  await page.route('**/notes', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await newNote.fill('Prefers mornings.');
  await page.getByRole('button', {name: 'Save the note'}).click();
  // The next note is begun before the first note is stored, as on a slow network.
  await newNote.fill('Asked about dental.');
  arrived.resolve(undefined);
  const timeline = page.locator('.person-timeline');
  await expect(timeline.getByText('Prefers mornings.')).toBeVisible();
  await expect(newNote).toHaveValue('Asked about dental.');
  await page.unroute('**/notes');

  // The phone loses its network while a note is written.
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Save the note'}).click();
  await expect(page.getByRole('alert').filter({hasText: 'cannot be reached'})).toBeVisible();
  // A screen whose file has not arrived says so, and the others stay reachable. Back online, the screen appears.
  await page.getByRole('link', {name: 'Inbox'}).click();
  await expect(page.getByRole('heading', {name: 'This screen cannot be opened'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Today'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'This screen cannot be opened'})).toBeVisible();
  await context.setOffline(false);
  await expect(newNote).toHaveValue('Asked about dental.');
  await page.getByRole('button', {name: 'Save the note'}).click();
  await expect(timeline.getByText('Asked about dental.')).toHaveCount(1);

  // The session ends while a second note is written, a first note is changed, a day is set and a name is corrected.
  await newNote.fill('Second thought.');
  await page.getByRole('button', {name: 'Change the note'}).last().click();
  await timeline.getByRole('textbox').fill('Prefers evenings.');
  await page.getByRole('region', {name: 'Follow-ups'}).locator('summary').click();
  await page.getByLabel('What for').fill('call the sister');
  await page.getByRole('heading', {name: 'Correct'}).click();
  await page.getByLabel('Name', {exact: true}).fill('Ana María');
  await context.clearCookies();
  await page.getByRole('button', {name: 'Save the note'}).click();
  await expect(page.getByRole('button', {name: 'Sign in with a passkey'})).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(context, product);
  await page.goto(address);
  await expect(newNote).toHaveValue('Second thought.');
  await expect(timeline.getByRole('textbox')).toHaveValue('Prefers evenings.');
  await expect(page.getByLabel('What for')).toHaveValue('call the sister');
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Ana María');
  const corrections = page.getByRole('region', {name: 'Correct'});
  await corrections.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Ana María', level: 1})).toBeVisible();
});
