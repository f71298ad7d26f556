import {expect, signIn} from './desk-test.ts';
import {test} from './mailed-desk.ts';
import {sendPerson} from './send-person.ts';

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

test('a template that replaces what the member wrote gives it back, and each stored act is announced', async ({
  page,
  context,
  product,
}) => {
  const id = await sendPerson(product, 'replaced@mail.example');
  await signIn(context, product);
  await page.goto(`${product.site}/desk/people/${id}`);
  const text = page.getByLabel('Text', {exact: true});
  await page.getByLabel('Subject').fill('About your child');
  await text.fill('Three paragraphs of my own.');
  await page.getByLabel('Template').selectOption({index: 1});
  await expect(text).not.toHaveValue('Three paragraphs of my own.');
  await expect(page.getByText('The template has replaced your text.')).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(text).toHaveValue('Three paragraphs of my own.');
  await expect(page.getByLabel('Subject')).toHaveValue('About your child');
  await expect(page.getByText('The template has replaced your text.')).toBeHidden();
  await page.getByRole('button', {name: 'Send the email'}).click();
  await expect(page.getByRole('status').filter({hasText: 'The email goes out now.'})).toBeVisible();
  await page.getByLabel('Note for your colleagues').fill('Wrote to her.');
  await page.getByRole('button', {name: 'Save the note'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Saved'})).toBeVisible();
});
