import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {allReady, complaintsOf, test as partnerTest} from '../../embed-demo/e2e/partner-test.ts';
import type {RunningProduct} from '../../reliability/running-product.ts';
import {keepRelease} from '../../server/site/releases.ts';
import {expect, test} from './page-test.ts';

const partnerOf = (way: string): string => way.toLowerCase().replace(' ', '-');

type Lead = {readonly lastName: string; readonly partner: string};

/** The leads of these partners; the tests of a worker share a product. */
const leadsOf = async (product: RunningProduct, partners: readonly string[]): Promise<readonly Lead[]> => {
  const leads = JSON.parse(await product.leads('export', '--format', 'json')) as readonly Lead[];
  return leads
    .filter(({partner}) => partners.includes(partner))
    .map(({lastName, partner}) => ({lastName, partner}));
};

partnerTest(
  'the lines that a partner copies bring a lead with the partner’s id',
  async ({page, partner, product}) => {
    await page.goto(`${product.site}/embed`);
    await page.locator('.builder-copy').scrollIntoViewIfNeeded();
    await expect(page.getByText(/\d px on a phone/)).toBeVisible();
    await page.getByLabel('Partner id').fill('corner-shop');
    await page.locator('.builder-choice select').nth(1).selectOption('es');
    const lines = page.getByRole('textbox', {name: 'The lines for your page'});
    await expect(lines).toHaveValue(/partner="corner-shop" lang="es"/);
    await expect(lines).toHaveValue(/min-height: \d+px/);
    await page.goto(partner.publish({body: await lines.inputValue()}));
    const form = page.locator('lamplight-quote-form');
    await form.locator('[name=firstName]').fill('Rosa');
    await form.locator('[name=lastName]').fill('Vega');
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=insuranceType]').selectOption('health');
    await form.locator('button[type=submit]').click();
    // The form is cleared once the server has acknowledged the request.
    await expect(form.locator('[name=lastName]')).toHaveValue('');
    expect(await leadsOf(product, ['corner-shop'])).toEqual([{lastName: 'Vega', partner: 'corner-shop'}]);
  },
);

test('a page that nobody has touched names the address at which it was opened, the sizes and the heights', async ({
  page,
  product,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['', '/de']) {
    await page.goto(`${product.site}${path}/embed`);
    const copy = page.locator('.builder-copy');
    await expect(copy.locator('textarea')).toHaveValue(
      new RegExp(`src="${product.site}/embed/v1/lamplight.js"`, 'u'),
    );
    await expect(copy.locator('textarea')).toHaveValue(/min-height: \d+px/u);
    await expect(copy.locator('code').first()).toHaveText(`script-src ${product.site}`);
    const [weight, height] = await copy.locator('.builder-needs dd').allTextContents();
    expect(weight).toMatch(/\d kB/u);
    expect(height).toMatch(/\d px/u);
    expect(await page.locator('main').textContent()).not.toContain('localhost:3000');
  }
  expect(loaded.filter((url) => url.includes('/assets/client-'))).toEqual([]);
});

test('React takes over the served page without drawing the page again', async ({page, product}) => {
  const complaints = complaintsOf(page);
  await page.goto(`${product.site}/embed`);
  const lines = await page.getByRole('textbox', {name: 'The lines for your page'}).elementHandle();
  await page.getByLabel('Partner id').fill('corner-shop');
  await expect.poll(() => lines?.inputValue()).toContain('partner="corner-shop"');
  expect(complaints).toEqual([]);
});

test('the steps for each kind of site are in every language, with the lines that the guides have tried', async ({
  page,
  product,
}) => {
  const guide = readFileSync(new URL('../../docs/guides/README.md', import.meta.url), 'utf8');
  const [tried = 'no lines'] = /<script>\n\(function[^]*?<\/script>/u.exec(guide) ?? [];
  for (const path of ['', '/es', '/fr', '/de', '/zh']) {
    await page.goto(`${product.site}${path}/embed`);
    const guides = page.locator('.builder-guides');
    await guides.locator('summary').filter({hasText: 'Google Tag Manager'}).click();
    const lines = guides.locator('pre');
    await expect(lines, path).toBeVisible();
    const written = (await lines.textContent()) ?? '';
    expect(written.replace(/'http[^']*(?=\/embed)/u, "'https://agency.example")).toBe(tried);
    await expect(guides.locator('details ol')).toHaveCount(9);
    expect(await guides.textContent(), path).not.toMatch(/\{\{|undefined/u);
    // Wix takes the address of the frame as it is, without the entities of HTML.
    const step = await guides.locator('li', {hasText: 'Embed a Site'}).textContent();
    const [address = 'no address'] = /http\S+$/u.exec(step ?? '') ?? [];
    const {pathname, searchParams} = new URL(address);
    expect(pathname).toBe('/embed/v1/frame/quote-form');
    expect([...searchParams]).toEqual([
      ['partner', 'your-id'],
      ['lang', path.slice(1) || 'en'],
    ]);
    expect((await page.request.get(address)).status()).toBe(200);
  }
});

test('a color that cannot be read is named while it is chosen, and the preview shows it', async ({
  page,
  site,
}) => {
  await site.visit('/embed');
  const contrast = page.locator('.builder-contrast');
  await expect(contrast.locator('.too-low')).toHaveCount(0);
  await page.getByLabel('Buttons and links').fill('#e9a23b');
  await expect(contrast.locator('.too-low')).toHaveCount(2);
  await expect(contrast).toContainText('WCAG 2.2 requires 4.5 : 1');
  const preview = await site.element('quote-form');
  await expect(preview.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(233, 162, 59)');
  await page.getByRole('button', {name: 'Use the original colors'}).click();
  await expect(contrast.locator('.too-low')).toHaveCount(0);
});

test('an element behind a button: the preview shows the button, and the lines have its height, except where there is no dialog', async ({
  page,
  product,
}) => {
  await page.goto(`${product.site}/embed`);
  await page.locator('.builder-copy').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Behind a button'}).click();
  const preview = page.locator('.builder-stage lamplight-quote-form');
  await expect(preview.locator('.opener')).toBeVisible();
  const lines = page.getByRole('textbox', {name: 'The lines for your page'});
  await expect(lines).toHaveValue(/<lamplight-quote-form placement="dialog"/);
  await expect(lines).toHaveValue(
    /lamplight-quote-form\[placement=dialog\] \{\s+display: block;\s+min-height: \d{2,3}px/,
  );
  await page.getByRole('button', {name: 'Frame', exact: true}).click();
  await expect(page.getByText('Frames and HTML show the element in the page.')).toBeVisible();
  await expect(lines).not.toHaveValue(/placement/);
  await page.locator('.builder-choice select').first().selectOption('chat');
  await expect(page.getByRole('button', {name: 'Behind a button'})).toHaveCount(0);
});

test('the inputs that a partner makes before React has loaded are kept', async ({page, product}) => {
  const {promise, resolve} = Promise.withResolvers<void>();
  const loaded: string[] = [];
  await page.route(/\/assets\/client-[\w-]+\.js/u, async (route) => {
    loaded.push(route.request().url());
    await promise;
    await route.continue();
  });
  await page.goto(`${product.site}/embed`);
  await allReady(page);
  expect(loaded, 'React does not load for a reader').toEqual([]);
  await page.getByLabel('Partner id').fill('corner-shop');
  await page.locator('.builder-choice select').nth(1).selectOption('es');
  await page.getByLabel('Buttons and links').fill('#a8281e');
  await expect.poll(() => loaded.length).toBe(1);
  resolve();
  const lines = page.getByRole('textbox', {name: 'The lines for your page'});
  await expect(lines).toHaveValue(/partner="corner-shop" lang="es"/);
  await expect(lines).toHaveValue(/--lamplight-accent: #a8281e/);
});

partnerTest(
  'the lines of each way bring a lead under the policy that stands beside them, and nothing is blocked',
  async ({page, context, partner, product}) => {
    test.setTimeout(180_000);
    keepRelease(fileURLToPath(new URL('../../dist', import.meta.url)), product.dataDir);
    await page.goto(`${product.site}/embed`);
    await page.locator('.builder-copy').scrollIntoViewIfNeeded();
    await expect(page.getByText(/\d px on a phone/)).toBeVisible();
    const ways = ['Loader', 'Module', 'Pinned', 'One file', 'Frame', 'HTML'];
    for (const way of ways) {
      await page.getByLabel('Partner id').fill(partnerOf(way));
      await page.locator('.builder-copy').getByRole('button', {name: way, exact: true}).click();
      const lines = page.getByRole('textbox', {name: 'The lines for your page'});
      await expect(lines).toHaveValue(new RegExp(partnerOf(way), 'u'));
      const sources = page.locator('.builder-needs code');
      await expect(sources.filter({hasText: '…'})).toHaveCount(0);
      // The rules for the element's room are the partner's own style.
      const policy = ["default-src 'none'", 'img-src data:', "style-src 'unsafe-inline'"].concat(
        await sources.allTextContents(),
      );
      const visitor = await context.newPage();
      const complaints = complaintsOf(visitor);
      const body = await lines.inputValue();
      await visitor.goto(partner.publish({body, headers: {'Content-Security-Policy': policy.join('; ')}}));
      const form =
        way === 'Frame'
          ? visitor.frameLocator('iframe').locator('lamplight-quote-form')
          : visitor.locator('lamplight-quote-form');
      await form.locator('[name=firstName]').fill('Rosa');
      await form.locator('[name=lastName]').fill(way);
      await form.locator('[name=email]').fill('rosa@example.com');
      await form.locator('[name=insuranceType]').selectOption('health');
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[name=lastName]'), way).toHaveValue('');
      expect(complaints, way).toEqual([]);
      await visitor.close();
    }
    const sent = ways.map((way) => ({lastName: way, partner: partnerOf(way)}));
    const leads = await leadsOf(product, ways.map(partnerOf));
    expect(leads).toHaveLength(sent.length);
    expect(leads).toEqual(expect.arrayContaining(sent));
  },
);
