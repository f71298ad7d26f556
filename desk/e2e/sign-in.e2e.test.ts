import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {violations} from '../../host/e2e/audit.ts';
import {complaintsAbout} from '../../host/e2e/page-test.ts';
import {expect, signIn, test} from './desk-test.ts';

const root = new URL('../..', import.meta.url).pathname;

test('a member arrives by invitation, adds a passkey, signs out and signs in by passkey', async ({
  desk,
  invite,
  product,
}) => {
  const complaints = complaintsAbout(desk);
  const link = await invite('ana@agency.example', '--name', 'Ana Ruiz');
  await desk.goto(link);
  await desk.getByRole('button', {name: 'Sign in'}).click();
  await expect(desk.getByRole('heading', {name: 'My settings'})).toBeVisible();
  expect(desk.url(), 'the link has left the address').toBe(`${product.site}/desk/account`);
  await desk.getByRole('button', {name: 'Add a passkey on this device'}).click();
  await expect(desk.getByText('The passkey was added.')).toBeVisible();

  await desk.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(desk.getByRole('heading', {name: 'Sign in at the desk'})).toBeVisible();
  await desk.getByRole('button', {name: 'Sign in with a passkey'}).click();
  await expect(desk.getByRole('navigation', {name: 'Screens of the desk'})).toBeVisible();
  await desk.goto(`${product.site}/desk`);
  await expect(desk.getByText('Hello, Ana Ruiz')).toBeVisible();

  const [cookie] = await desk.context().cookies();
  expect(cookie).toMatchObject({
    name: '__Host-lamplight-desk',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });

  await desk.goto(link);
  await desk.getByRole('button', {name: 'Sign in'}).click();
  await expect(desk.getByRole('alert')).toContainText('We could not sign you in');
  // The browser logs the 401 answers that the sign-in expects.
  expect(complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);
});

test('a session that ended elsewhere leads to the sign-in, and a name with markup stays text', async ({
  desk,
  invite,
  product,
  browser,
}) => {
  const name = '<img src=x onerror="document.title=1"> {{name}}';
  await desk.goto(await invite('ben@agency.example', '--name', name, '--role', 'owner'));
  await desk.getByRole('button', {name: 'Sign in'}).click();
  await expect(desk.getByRole('heading', {name: 'Where you are signed in'})).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(await invite('ben@agency.example'));
  await other.getByRole('button', {name: 'Sign in'}).click();
  await other.getByRole('button', {name: 'End all other sessions'}).click();
  await expect(other.getByRole('button', {name: 'End all other sessions'})).toHaveCount(0);
  await other.goto(`${product.site}/desk`);
  await expect(other.getByText(`Hello, ${name}`)).toBeVisible();
  await elsewhere.close();

  await desk.getByRole('button', {name: 'Make recovery codes'}).click();
  await expect(desk.getByRole('heading', {name: 'Sign in at the desk'})).toBeVisible();
});

test('axe finds nothing on the screens of the sign-in', async ({desk, invite, product}) => {
  const check = async (path: string, heading: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await desk.setViewportSize({width, height: 900});
        await desk.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await desk.goto(product.site + path);
        await expect(desk.getByRole('heading', {name: heading, level: 1})).toBeVisible();
        expect(await violations(desk), `${path} ${colorScheme} ${width}`).toEqual([]);
        const overflow = await desk.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} ${width}: nothing scrolls sideways`).toBe(0);
      }
  };
  await check('/desk', 'Sign in at the desk');
  const link = await invite('axe@agency.example', '--role', 'owner');
  await check(link.slice(product.site.length), 'Your link to the desk');
});

test('without a network the desk says so, and continues when the network is back', async ({
  desk,
  product,
}) => {
  await desk.route('**/api/desk/me', (route) => route.abort());
  await desk.goto(`${product.site}/desk`);
  await expect(desk.getByRole('alert')).toContainText('cannot be reached');
  await desk.unroute('**/api/desk/me');
  await desk.getByRole('button', {name: 'Try again'}).click();
  await expect(desk.getByRole('heading', {name: 'Sign in at the desk'})).toBeVisible();
});

test('no file that a visitor loads contains any part of the desk', () => {
  const files = ['site', 'embed', 'embed-demo'].flatMap((folder) =>
    readdirSync(join(root, 'dist', folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:js|html)$/u.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /\/api\/desk|\/desk\/assets/u.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test('says that the texts did not load, and loads them by a button', async ({desk, product}) => {
  await desk.route(/\/desk\/assets\/en-[^/]*\.js/u, (route) => route.abort());
  await desk.goto(`${product.site}/desk`);
  await expect(desk.getByRole('alert')).toContainText('The desk did not load');
  expect(await violations(desk)).toEqual([]);
  await desk.unrouteAll();
  await desk.getByRole('button', {name: 'Load again'}).click();
  await expect(desk.getByRole('heading', {name: 'Sign in at the desk'})).toBeVisible();
});

test('recovery codes, which are shown once, stay when the network fails right after', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product);
  await page.goto(`${product.site}/desk/account`);
  const make = page.getByRole('button', {name: 'Make recovery codes'});
  await expect(make).toBeVisible();
  await page.route('**/me/passkeys', (route) => route.abort());
  await make.click();
  await expect(page.getByRole('alert')).toContainText('The desk cannot be reached.');
  await expect(page.getByText('These codes are shown once.')).toBeVisible();
  await expect(page.locator('.codes li')).toHaveCount(10);
  await page.unroute('**/me/passkeys');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('.codes li')).toHaveCount(10);
});
