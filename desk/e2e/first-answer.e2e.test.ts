import {expect, sendTo, signIn} from './desk-test.ts';
import {test} from './mailed-desk.ts';
import {lead} from '../../server/testing/submissions.ts';
import es from '../messages/es.json' with {type: 'json'};

// Before the sign-in, the desk speaks the language of the phone.
test.use({locale: 'es-US'});

/**
 * Follows a first-time agent, who works in Spanish for a German visitor, from the invitation to an answer that the mail server has accepted. The product promises less than three
 * minutes. The duration of an automated run proves nothing about people, so the test counts the required actions and only prints the time.
 */
test('from an invitation to a sent answer takes seven presses and no typing', async ({
  desk,
  context,
  product,
  invite,
  mails,
}) => {
  const folder = process.env['LAMPLIGHT_PICTURES'];
  const steps: string[] = [];
  const began = performance.now();
  const step = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    await act();
    steps.push(what);
    if (folder === undefined) return;
    for (const colorScheme of ['dark', 'light'] as const) {
      await desk.emulateMedia({colorScheme});
      await desk.screenshot({path: `${folder}/first-answer-${steps.length}-${colorScheme}.png`});
    }
  };
  await desk.setViewportSize({width: 390, height: 844});
  // The visitor's language, in which the agent answers, is not the language of the desk.
  await sendTo(product, '/api/leads', {
    ...lead,
    firstName: 'Lucía',
    lastName: 'Prado',
    email: 'lucia@mail.example',
    context: {lang: 'de'},
  });

  await invite('new@agency.example', '--name', 'Ana Ruiz', '--language', 'es');
  await expect.poll(() => mails.find((mail) => mail.includes('To: new@agency.example'))).toBeDefined();
  const invitation = mails.find((mail) => mail.includes('To: new@agency.example')) ?? '';
  // Quoted-printable breaks long lines with an equals sign.
  const link = /http\S+\/desk\/link#[\w-]+/u.exec(invitation.replaceAll('=\r\n', ''))?.[0] ?? '';
  expect(link, 'the mail holds the link').not.toBe('');

  await step('open the link in the mail', () => desk.goto(link));
  await step('press "Sign in"', () => desk.getByRole('button', {name: es['link.open']}).click());
  await step('add a passkey', async () => {
    await desk.getByRole('button', {name: es['account.add-passkey']}).click();
    await expect(desk.getByText(es['account.passkey-added'])).toBeVisible();
  });
  await step('open the inbox', async () => {
    await desk.getByRole('link', {name: es['inbox.title']}).click();
    await expect(desk.locator('.inbox-row', {hasText: 'Lucía Prado'})).toBeVisible();
  });
  await step('open the person', async () => {
    await desk.locator('.inbox-row', {hasText: 'Lucía Prado'}).getByRole('link').click();
    await expect(desk.getByRole('heading', {level: 1, name: 'Lucía Prado'})).toBeVisible();
  });
  await step('choose a template, in the visitor’s language', async () => {
    await desk.getByLabel(es['person.mail-template']).selectOption({index: 1});
    await expect(desk.getByLabel(es['person.mail-text'], {exact: true})).toHaveValue(
      /^Guten Tag Lucía Prado/u,
    );
    await expect(desk.getByLabel(es['person.mail-text'], {exact: true})).toHaveAttribute('lang', 'de');
  });
  await step('send the mail', async () => {
    await desk.getByRole('button', {name: es['person.mail-send']}).click();
    await expect(desk.getByRole('heading', {name: es['person.kind.mail']})).toBeVisible();
  });
  const answerOf = () => mails.find((mail) => mail.includes('To: lucia@mail.example'));
  await expect.poll(answerOf, {timeout: 30_000}).toBeDefined();

  console.log(
    `from the link to the sent answer: ${((performance.now() - began) / 1_000).toFixed(1)} s\n${steps.join('\n')}`,
  );
  expect(steps).toHaveLength(7);
  // Another device finds the record answered.
  await context.clearCookies();
  await signIn(context, product);
  await desk.goto(`${product.site}/desk/inbox`);
  await expect(desk.locator('.inbox-row', {hasText: 'Lucía Prado'})).toContainText('Contacted');
});
