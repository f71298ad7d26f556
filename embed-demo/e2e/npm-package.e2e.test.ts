import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {isFull} from '../../host/e2e/every-page.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {linesOf} from './guide-lines.ts';
import {type InstalledPackage, installPackage, type Bundler, scriptsOf} from './installed-package.ts';
import {expect, test as base} from './partner-test.ts';

const test = base.extend<object, {installed: InstalledPackage}>({
  installed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's requirements from this pattern
    async ({}, use) => {
      const installed = await installPackage();
      await use(installed);
      installed.dispose();
    },
    {scope: 'worker'},
  ],
});

// One worker, which starts the product and installs the package once.
test.describe.configure({mode: 'default'});

const bundlers: readonly Bundler[] = isFull ? ['esbuild', 'vite', 'webpack'] : ['esbuild', 'vite'];

const serveBundle = (page: Page, origin: string, folder: string): Promise<unknown> =>
  page.route(`${origin}/bundle/**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/bundle/', '');
    return route.fulfill({contentType: 'text/javascript', body: readFileSync(join(folder, file))});
  });

for (const bundler of bundlers)
  test(`a lead arrives from a page bundled by ${bundler}`, async ({page, partner, product, installed}) => {
    const folder = await installed.bundle(bundler, 'main.ts');
    await serveBundle(page, partner.origin, folder);
    await page.goto(
      partner.publish({
        body: `<script>document.body.dataset.api = '${product.site}'</script><script type="module" src="/bundle/main.js"></script>`,
      }),
    );
    const form = page.locator('lamplight-quote-form');
    await form.locator('[name=firstName]').fill('Rosa');
    await form.locator('[name=lastName]').fill(`Bundled ${bundler}`);
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('button[type=submit]').click();
    await expect(page.locator('body')).toHaveAttribute('data-sent', 'lead');
    await expect(page.locator('body')).toHaveAttribute('data-version', /^\d+\.\d+\.\d+/);
    expect(await product.leads('list')).toContain(`Bundled ${bundler}`);

    const layer = await page.evaluate(() => (globalThis as {dataLayer?: unknown[]}).dataLayer);
    expect(layer).toContainEqual({
      event: 'lamplight-submitted',
      lamplight: {element: 'lamplight-quote-form', kind: 'lead'},
    });
    expect(JSON.stringify(layer)).not.toMatch(/Rosa|rosa@example\.com/);
    expect(scriptsOf(folder)).not.toMatch(/lamplight-questionnaire|QuestionnaireElement/);
  });

test('the lines of the guide for npm bring a lead', async ({page, partner, product, installed}) => {
  const [lines = ''] = linesOf('npm', product.site, 'js');
  writeFileSync(join(installed.elements, '../../../guide.ts'), lines);
  const folder = await installed.bundle('esbuild', 'guide.ts');
  await serveBundle(page, partner.origin, folder);
  await page.goto(partner.publish({body: '<script type="module" src="/bundle/main.js"></script>'}));
  const form = page.locator('lamplight-quote-form');
  // The package of the sample agency sends to that agency's address.
  await form.evaluate((element, api) => element.setAttribute('api', api), product.site);
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill('From npm');
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('life');
  await form.locator('button[type=submit]').click();
  // The form is cleared once the server has acknowledged the request.
  await expect(form.locator('[name=lastName]')).toHaveValue('');
  expect(await product.leads('list')).toContain('From npm');
});

test('the samples of each framework compile, and their mistakes do not', async ({installed}) => {
  expect(await installed.typeCheck()).toBe('');
});

test('the package describes itself, and a server may import each entry', async ({installed}) => {
  const read = (file: string): string => readFileSync(join(installed.elements, file), 'utf8');
  expect(JSON.parse(read('custom-elements.json'))).toMatchObject({schemaVersion: '2.1.0'});
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies');
  for (const name of isFull ? widgetNames : ['quote-form', 'blog'])
    await installed.importOnServer(`@lamplight/elements/${name}`);
  await installed.importOnServer('@lamplight/elements/data-layer');
});

test('no description of a contract is in the files that visitors download', async ({product, request}) => {
  for (const name of isFull ? widgetNames : ['quote-form', 'aca-calculator']) {
    const standalone = await request.get(`${product.site}/embed/v1/standalone/${name}.js`);
    expect(await standalone.text()).not.toMatch(
      /a control with its label, hint and error|Asks for a free quote/,
    );
  }
});

// Each class names its element. The tag of the quote form alone proves nothing: a calculator leads to a form on the same page.
const classOf = (element: string): RegExp => new RegExp(`widget=["'\`]${element}["'\`]`, 'u');

if (isFull)
  for (const bundler of bundlers)
    for (const name of widgetNames)
      test(`${bundler} bundles ${name} alone`, async ({installed}) => {
        const folder = await installed.bundle(bundler, `node_modules/@lamplight/elements/${name}.js`);
        const scripts = scriptsOf(folder);
        expect(scripts.length).toBeGreaterThan(5_000);
        expect(scripts).toMatch(classOf(name));
        for (const other of widgetNames.filter((element) => element !== name))
          expect(scripts).not.toMatch(classOf(other));
      });
