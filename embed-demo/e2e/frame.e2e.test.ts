import {startPartner} from './partner-page.ts';
import {expect, test} from './partner-test.ts';

test('a frame page shows its element on a partner’s page, with attributes from the address and its height from the resizer', async ({
  page,
  partner,
  product,
}) => {
  const body = `<iframe src="${product.site}/embed/v1/frame/enrollment-banner?lang=de&partner=x&onclick=alert(1)" height="500" width="600" title="Enrollment"></iframe>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  const banner = page.frameLocator('iframe').locator('lamplight-enrollment-banner');
  await expect(banner.locator('.title')).toHaveText('ACA-Anmeldezeitraum läuft');
  expect(await banner.getAttribute('onclick')).toBeNull();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeLessThan(200);
});

test('the life calculator opens inside its frame, and the frame grows with it', async ({
  page,
  partner,
  product,
}) => {
  const body = `<iframe src="${product.site}/embed/v1/frame/life-calculator" height="86" width="736" title="Life insurance"></iframe>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  const calculator = page.frameLocator('iframe').locator('lamplight-life-calculator');
  await calculator.locator('.opener').click();
  await calculator.locator('input[name=income]').fill('75000');
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(600);
  await calculator.locator('[part=calculate]').click();
  await expect(calculator.locator('.headline-value')).toBeVisible();
});

test('a page that is not a partner’s cannot frame an element', async ({page, product}) => {
  const stranger = await startPartner();
  try {
    const body = `<iframe src="${product.site}/embed/v1/frame/enrollment-banner" title="Enrollment"></iframe>`;
    await page.goto(stranger.publish({body}));
    await page.waitForLoadState('networkidle');
    await expect(page.frameLocator('iframe').locator('lamplight-enrollment-banner')).toHaveCount(0);
  } finally {
    await stranger.close();
  }
});

test('the resizer trusts only messages from our frame', async ({page, partner, product}) => {
  const body = `<iframe id="ours" src="${product.site}/embed/v1/frame/enrollment-banner" height="500" width="600" title="Enrollment"></iframe>
    <iframe id="theirs" srcdoc="<script>parent.postMessage({lamplight: 'height', height: 5000}, '*')</script>" height="111" title="Other"></iframe>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  await page.evaluate(() => window.postMessage({lamplight: 'height', height: 4000}, '*'));
  await expect.poll(async () => (await page.locator('#ours').boundingBox())?.height).toBeLessThan(200);
  expect(await page.locator('#theirs').getAttribute('style')).toBeNull();
});

test('there is no frame page for an element that does not exist', async ({request, product}) => {
  expect((await request.get(`${product.site}/embed/v1/frame/nothing`)).status()).toBe(404);
});

test('a frame’s events reach the page as events of the frame, and foreign messages do not', async ({
  page,
  partner,
  product,
}) => {
  const body = `<iframe src="${product.site}/embed/v1/frame/enrollment-banner" height="500" width="600" title="Enrollment"></iframe>
    <script>
      window.heard = [];
      for (const type of ['lamplight-ready', 'lamplight-dismissed', 'lamplight-forged'])
        document.addEventListener(type, ({target, detail}) => window.heard.push([type, target.localName, detail]));
    </script>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  await page.evaluate(() =>
    window.postMessage({lamplight: 'event', type: 'lamplight-forged', detail: {}}, '*'),
  );
  await page.frameLocator('iframe').locator('lamplight-enrollment-banner .close').click();
  const heard = () => page.evaluate(() => (window as unknown as {heard: unknown[][]}).heard);
  await expect.poll(async () => (await heard()).map(([type]) => type)).toContain('lamplight-dismissed');
  expect((await heard()).find(([type]) => type === 'lamplight-dismissed')).toEqual([
    'lamplight-dismissed',
    'iframe',
    {campaign: expect.any(String)},
  ]);
  expect((await heard()).map(([type]) => type)).not.toContain('lamplight-forged');
});
