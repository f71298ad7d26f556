import type {Page} from '@playwright/test';
import {type RunningProduct, startProduct} from '../../reliability/running-product.ts';
import {expect, test} from './partner-test.ts';

const fill = async (page: Page, lastName: string): Promise<void> => {
  const form = page.locator('lamplight-quote-form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill(lastName);
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('health');
};

const send = (page: Page): Promise<void> => page.locator('lamplight-quote-form button[type=submit]').click();

type Listed = {
  readonly lastName?: string;
  readonly held?: boolean;
};

/** Every wording that says that nothing was saved. */
const NOT_SAVED = /could not save/i;

const exported = async (product: RunningProduct): Promise<Listed[]> =>
  JSON.parse(await product.leads('export', '--format', 'json')) as Listed[];

test('a lead sent from a partner’s page survives kill -9 and is listed once', async ({page}) => {
  const product = await startProduct();
  try {
    await page.goto(product.demo);
    expect(new URL(product.demo).origin).not.toBe(new URL(product.site).origin);
    const submitted = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener(
            'lamplight-submitted',
            (event) => resolve((event as CustomEvent).detail),
            {once: true},
          );
        }),
    );
    await fill(page, 'Delgado');
    await send(page);
    const {id} = (await submitted) as {id: string};
    await product.kill('SIGKILL');
    await product.restart();
    const list = await product.leads('list');
    expect(list.split(id)).toHaveLength(2);
    expect(list.split('Delgado')).toHaveLength(2);
  } finally {
    await product.dispose();
  }
});

test('the form keeps typed text while the server is down, says so, and sends the text once when the server is back', async ({
  page,
}) => {
  const product = await startProduct();
  try {
    await page.goto(product.demo);
    await fill(page, 'Okafor');
    await product.kill('SIGKILL');
    await send(page);
    const form = page.locator('lamplight-quote-form');
    await expect(form.locator('[name=lastName]')).toHaveValue('Okafor');
    await expect(form.getByText(NOT_SAVED).first()).toBeVisible();
    await product.restart();
    await expect(async () => {
      const button = form.locator('button[type=submit]');
      if (await button.isEnabled()) await button.click({timeout: 500}).catch(() => undefined);
      await expect(form.locator('[name=lastName]')).toHaveValue('', {timeout: 1_000});
    }).toPass({timeout: 40_000, intervals: [0]});
    expect((await exported(product)).filter(({lastName}) => lastName === 'Okafor')).toHaveLength(1);
  } finally {
    await product.dispose();
  }
});

test('a form whose late files cannot load says so, keeps the typed text, and sends the text once when they can load', async ({
  page,
  partner,
  product,
}) => {
  const head = `<script src="${product.site}/embed/v1/lamplight.js" async></script>`;
  await page.goto(partner.publish({head, body: '<lamplight-quote-form></lamplight-quote-form>'}));
  const form = page.locator('lamplight-quote-form');
  await expect(form.locator('[data-live]')).toBeAttached();
  await page.route(`${product.site}/**`, (route) => route.abort());
  await fill(page, 'Nguyen');
  await send(page);
  await expect(form.getByText(NOT_SAVED)).toBeVisible();
  // The notice suggests a call, and this page has no number of its own.
  await expect(form.getByRole('alert').getByRole('link', {name: /^Call 713/u})).toHaveAttribute(
    'href',
    /^tel:/u,
  );
  await expect(form.locator('[name=lastName]')).toHaveValue('Nguyen');
  await page.unroute(`${product.site}/**`);
  await send(page);
  await expect(form.locator('[name=lastName]')).toHaveValue('');
  expect((await exported(product)).filter(({lastName}) => lastName === 'Nguyen')).toHaveLength(1);
});

test('a form whose late files never load is sent by the browser itself at the second press @firefox', async ({
  page,
  partner,
  product,
}) => {
  const head = `<script src="${product.site}/embed/v1/lamplight.js" async></script>`;
  await page.route('**/assets/late-*.js', (route) => route.abort());
  await page.goto(partner.publish({head, body: '<lamplight-quote-form></lamplight-quote-form>'}));
  const form = page.locator('lamplight-quote-form');
  await expect(form.locator('[data-live]')).toBeAttached();
  await fill(page, 'Castillo');
  await send(page);
  await expect(form.getByText(NOT_SAVED)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await send(page);
  // A new window of Firefox on a busy machine takes more than ten seconds for its first page.
  await expect((await opened).getByRole('heading', {level: 1})).toHaveText(/thank you/i, {timeout: 30_000});
  await send(page); // a third press, as impatient visitors do
  await expect(form.locator('[name=lastName]')).toHaveValue('Castillo');
  expect((await exported(product)).filter(({lastName}) => lastName === 'Castillo')).toHaveLength(1);
});

test('a visitor whose network has sent many forms gets a proof of work and notices nothing', async ({
  page,
}) => {
  const product = await startProduct({RATE_LIMIT: '40'});
  try {
    await page.goto(product.demo);
    // From the page itself, so that the visitor's own address has sent them.
    const statuses = await page.evaluate(async (api) => {
      const body = JSON.stringify({
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        insuranceType: 'life',
      });
      const headers = {'Content-Type': 'application/json'};
      const sent = [];
      for (let count = 0; count < 31; count += 1)
        sent.push((await fetch(api, {method: 'POST', headers, body})).status);
      return sent;
    }, `${product.site}/api/leads`);
    expect(statuses.at(-1)).toBe(403);
    await fill(page, 'Baptiste');
    await send(page);
    const form = page.locator('lamplight-quote-form');
    await expect(form.locator('[name=lastName]')).toHaveValue('');
    expect((await exported(product)).filter(({lastName}) => lastName === 'Baptiste')).toHaveLength(1);
  } finally {
    await product.dispose();
  }
});

test('an origin that is not a partner’s is refused, and the form says so and links to the agency’s own form', async ({
  page,
  product,
}) => {
  const {startPartner} = await import('./partner-page.ts');
  const stranger = await startPartner();
  try {
    const head = `<script src="${product.site}/embed/v1/lamplight.js" async></script>`;
    await page.goto(
      stranger.publish({head, body: '<lamplight-quote-form partner="somebody"></lamplight-quote-form>'}),
    );
    const form = page.locator('lamplight-quote-form');
    await form.locator('[name=firstName]').focus();
    const link = form.locator(`a[href^="${product.site}"][href*="partner=somebody"]`);
    await expect(link).toBeVisible();
  } finally {
    await stranger.close();
  }
});

test('changing the language in one element changes all of them and is remembered', async ({
  page,
  product,
}) => {
  await page.goto(product.demo);
  const picker = page.locator('lamplight-quote-form [part=picker]');
  await picker.scrollIntoViewIfNeeded();
  await picker.selectOption('es');
  await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText('Inscripción abierta de ACA');
  await expect(page.locator('lamplight-retirement-calculator .lamplight')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText('Inscripción abierta de ACA');
});

test('a calculator answers on a partner’s page, from each of the three kinds of tag', async ({
  page,
  product,
}) => {
  for (const [path, tag] of [
    ['/', 'lamplight-retirement-calculator'],
    ['/module.html', 'lamplight-retirement-calculator'],
    ['/standalone.html', 'lamplight-life-calculator'],
  ] as const) {
    await page.goto(product.demo + path);
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    const detail = await element.evaluate(
      (calculator: HTMLElement & {calculate?: () => void}) =>
        new Promise((resolve) => {
          calculator.addEventListener('lamplight-calculated', (event) =>
            resolve((event as CustomEvent).detail),
          );
          calculator.calculate?.();
        }),
    );
    expect(detail).toMatchObject({calculator: tag.includes('life') ? 'life' : 'retirement'});
  }
});
