import {expect, test} from './page-test.ts';

// A browser that names itself, because programs are not counted.
test.use({userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'});

test('on the agency’s own pages it is counted what was seen, until the visitor objects', async ({
  page,
  product,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/counts')) return;
    const body = new URLSearchParams(request.postData() ?? '');
    counted.push(`${body.get('stage')} ${body.get('element')} ${body.get('page')} ${body.get('language')}`);
  });
  await page.goto(`${product.site}/es`);
  await expect.poll(() => counted, {timeout: 20_000}).toContain('seen quote-form /es es');
  await page.goto(`${product.site}/privacy#counting`);
  await page.getByLabel('Do not count my visits in this browser').check();
  counted.length = 0;
  await page.goto(`${product.site}/es`);
  await expect(page.locator('lamplight-quote-form .lamplight')).toHaveAttribute('data-live', /./u);
  await page.locator('lamplight-quote-form [name=firstName]').fill('Rosa');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  await page.goto(`${product.site}/privacy#counting`);
  await expect(page.getByLabel('Do not count my visits in this browser')).toBeChecked();
});
