/*
 * The elements as HTML to paste (`/embed/v1/html/<name>`): read and sent without JavaScript, then taken over in place.
 */
import {shiftsOn, watchShifts} from '../../host/e2e/watch-shifts.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {allReady, complaintsOf, expect, test} from './partner-test.ts';

const snippetOf = async (site: string, name: string, query: string): Promise<string> =>
  (await fetch(`${site}/embed/v1/html/${name}?${query}`)).text();

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a pasted form is sent to the agency with the partner’s id, and the visitor is thanked in the form’s language', async ({
    page,
    partner,
    product,
  }) => {
    await page.goto(
      partner.publish({body: await snippetOf(product.site, 'quote-form', 'lang=es&partner=clinic-7')}),
    );
    const form = page.locator('lamplight-quote-form form');
    await form.locator('[name=firstName]').fill('Rosa');
    await form.locator('[name=lastName]').fill('Sinscript');
    await form.locator('[name=email]').fill('rosa@example');
    await form.locator('[name=insuranceType]').selectOption('health');
    await form.locator('button').click();
    // The form returns from the agency with the mistake, and keeps the partner.
    await page.locator('[name=email]').fill('rosa@example.com');
    await page.locator('button').click();
    await expect(page).toHaveURL(`${product.site}/es/forms/thanks`);
    const leads = JSON.parse(await product.leads('export', '--format', 'json')) as readonly object[];
    expect(leads).toContainEqual(
      expect.objectContaining({lastName: 'Sinscript', partner: 'clinic-7', lang: 'es', widget: 'quote-form'}),
    );
  });

  test('every pasted element can be read, and names the agency', async ({page, partner, product}) => {
    const snippets = await Promise.all(widgetNames.map((name) => snippetOf(product.site, name, 'lang=de')));
    await page.goto(partner.publish({body: snippets.join('')}));
    for (const name of widgetNames) {
      const element = page.locator(`lamplight-${name}`);
      await expect(element.locator('> p a').first(), name).toBeVisible();
      expect((await element.boundingBox())?.height, name).toBeGreaterThan(15);
    }
    await expect(page.locator('lamplight-blog').getByRole('heading').first()).toBeVisible();
  });
});

test('the script takes a pasted form over in place: nothing moves, and typed text stays', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  await watchShifts(page);
  const {promise: released, resolve: release} = Promise.withResolvers<undefined>();
  await page.route('**/embed/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  const body = `${await snippetOf(product.site, 'quote-form', 'lang=de&partner=clinic-7')}<p id="below">Below</p>`;
  await page.goto(partner.publish({body}), {waitUntil: 'commit'});
  const form = page.locator('lamplight-quote-form form');
  await form.locator('[name=firstName]').fill('Rosa');
  const look = () =>
    page.evaluate(() => {
      const root = document.querySelector('lamplight-quote-form')?.shadowRoot;
      const button = root?.querySelector('button[type=submit]');
      return [
        ...[root?.querySelector('form'), button].map((node) => JSON.stringify(node?.getBoundingClientRect())),
        button && getComputedStyle(button).backgroundColor,
        document.querySelector('#below')?.getBoundingClientRect().top,
      ];
    });
  const before = await look();
  await page.evaluate(() => {
    const field = document
      .querySelector('lamplight-quote-form')
      ?.shadowRoot?.querySelector('[name=firstName]');
    Object.assign(window, {field});
  });
  release(undefined);
  await allReady(page);
  await page.waitForLoadState('networkidle');
  expect(await look()).toEqual(before);
  await expect(form.locator('[name=firstName]')).toHaveValue('Rosa');
  expect(
    await page.evaluate(() => {
      const {field} = window as unknown as {field: Element};
      return field.isConnected && field.getRootNode() instanceof ShadowRoot;
    }),
  ).toBe(true);
  expect((await shiftsOn(page)).shifts).toEqual([]);
  await form.locator('[name=lastName]').fill('Delgado');
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('health');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=lastName]')).toHaveValue('');
  const leads = JSON.parse(await product.leads('export', '--format', 'json')) as readonly object[];
  expect(leads).toContainEqual(
    expect.objectContaining({firstName: 'Rosa', lastName: 'Delgado', partner: 'clinic-7'}),
  );
  expect(complaints).toEqual([]);
});

test('under the policy that a snippet names, it keeps its style and nothing is blocked', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  const body = await snippetOf(product.site, 'contact-form', 'lang=en');
  const [, policy = ''] = /Content-Security-Policy, where the page has one: (.+?) -->/.exec(body) ?? [];
  await page.goto(
    partner.publish({
      body,
      headers: {'Content-Security-Policy': `default-src 'none'; img-src data:; ${policy}`},
    }),
  );
  await allReady(page);
  expect(complaints).toEqual([]);
});

test.describe('counting on a partner’s page', () => {
  test.use({userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'});

  test('begins with the first answer, and sends no cookie and no typed text', async ({
    page,
    context,
    partner,
    product,
  }) => {
    await context.addCookies([{name: 'desk', value: 'secret', url: product.site}]);
    const counts: {body: string; cookie: string | undefined}[] = [];
    page.on('request', async (request) => {
      if (!request.url().endsWith('/api/counts')) return;
      const {cookie} = await request.allHeaders();
      counts.push({body: request.postData() ?? '', cookie});
    });
    const body = `<lamplight-contact-form partner="clinic-7"></lamplight-contact-form>`;
    const head = `<script src="${product.site}/embed/v1/lamplight.js" async></script>`;
    await page.goto(partner.publish({head, body}));
    await allReady(page);
    await page.waitForLoadState('networkidle');
    expect(counts).toEqual([]);
    const counted = page.waitForResponse('**/api/counts');
    await page.locator('lamplight-contact-form [name=name]').fill('Rosa');
    expect((await counted).status()).toBe(204);
    await expect.poll(() => counts.length).toBe(1);
    expect(counts[0]?.cookie).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(counts[0]?.body))).toMatchObject({
      element: 'contact-form',
      stage: 'started',
      partner: 'clinic-7',
    });
    expect(counts[0]?.body).not.toContain('Rosa');
  });
});
