import {violations} from '../../host/e2e/audit.ts';
import {complaintsAbout} from '../../host/e2e/page-test.ts';
import {expect, signIn, test} from './desk-test.ts';

test('the desk can be installed, reports a missing network, and caches nothing else', async ({
  page,
  context,
  product,
}) => {
  const complaints = complaintsAbout(page);
  await signIn(context, product, {language: 'de'});
  await page.goto(`${product.site}/desk`);
  await expect(page.getByRole('heading', {name: 'Heute', level: 1})).toBeVisible();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${product.site}/desk`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toBe(`${product.site}/desk/worker.js?lang=de`);

  const client = await context.newCDPSession(page);
  const {errors, data} = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({id: '/desk', scope: '/desk', display: 'standalone'});
  const {installabilityErrors} = await client.send('Page.getInstallabilityErrors');
  // The test windows are private windows, which cannot install apps.
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);

  await page.goto(`${product.site}/desk/account`);
  await expect(page.getByRole('heading', {name: 'Benachrichtigungen'})).toBeVisible();
  await page.goto(`${product.site}/desk/inbox`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/desk/offline/de.html', '/desk/offline/offline.css']);

  await context.setOffline(true);
  await page.goto(`${product.site}/desk/inbox`);
  await expect(page.getByRole('heading', {name: 'Sie sind offline'})).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', {name: 'Erneut versuchen'}).click();
  await expect(page.getByRole('heading', {name: 'Heute', level: 1})).toBeVisible();
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a notification leads to its screen in the open desk', async ({page, context, product}) => {
  await signIn(context, product);
  await page.goto(`${product.site}/desk`);
  await expect(page.getByRole('heading', {name: 'Today', level: 1})).toBeVisible();
  // The message that the worker sends when a notification is clicked: headless Chromium shows no notifications.
  await page.evaluate(() => {
    const data = {open: '/desk/inbox?kind=chat'};
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', {data}));
  });
  await expect(page).toHaveURL(`${product.site}/desk/inbox?kind=chat`);
});

test('the settings of notifications are stored, and axe finds nothing', async ({page, context, product}) => {
  await signIn(context, product);
  await page.goto(`${product.site}/desk/account`);
  await page.getByLabel('A visitor is waiting in the chat').uncheck();
  await page.getByLabel('each time').check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('each time')).toBeChecked();
  await expect(page.getByLabel('A visitor is waiting in the chat')).not.toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      expect(await violations(page), `${colorScheme} ${width}`).toEqual([]);
    }
});
