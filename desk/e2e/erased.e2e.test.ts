import {startChatting} from '../../server/chat/testing/chat-client.ts';
import {expect, signIn, test} from './desk-test.ts';

test('a conversation that its visitor erases leaves the screen of the agent who is answering, with the draft', async ({
  page,
  context,
  product,
}) => {
  const visitor = await startChatting(product.site);
  await visitor.say('Do you charge for your help?');
  await visitor.post('handover', undefined);
  await signIn(context, product);
  await page.goto(`${product.site}/desk/conversations/${visitor.id}`);
  await expect(page.getByText('Do you charge for your help?')).toBeVisible();
  await page.getByRole('textbox').fill('Hello, no, we do not.');
  const drafts = (): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(drafts).toContain('no, we do not');
  expect((await visitor.erase()).status).toBe(204);
  await expect(page.getByRole('heading', {name: 'This conversation is no longer here.'})).toBeVisible();
  await expect(page.getByText('Do you charge for your help?')).toHaveCount(0);
  await expect.poll(drafts).not.toContain('no, we do not');
  await page.locator('main').getByRole('link', {name: 'Back to the inbox'}).click();
  await expect(page.getByRole('heading', {name: 'Inbox'})).toBeVisible();
});
