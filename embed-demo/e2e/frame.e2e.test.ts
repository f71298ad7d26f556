import type {FrameLocator} from '@playwright/test';
import type {RunningProduct} from '../../reliability/running-product.ts';
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

test('a frame grows with its content, up to 12,000 px', async ({page, partner, product}) => {
  const body = `<iframe src="${product.site}/embed/v1/frame/enrollment-banner" height="500" width="600" title="Enrollment"></iframe>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  const banner = page.frameLocator('iframe').locator('lamplight-enrollment-banner');
  await expect(banner.locator('.title')).toBeVisible();
  const frameHeight = async (): Promise<number | undefined> =>
    (await page.locator('iframe').boundingBox())?.height;
  for (const [height, least, most] of [
    [9_000, 9_000, 9_100],
    [30_000, 12_000, 12_010],
  ] as const) {
    await banner.evaluate((element, pixels) => {
      element.style.display = 'block';
      element.style.minHeight = `${pixels}px`;
    }, height);
    await expect.poll(frameHeight).toBeGreaterThanOrEqual(least);
    expect(await frameHeight()).toBeLessThan(most);
  }
});

const sendQuote = async (frame: FrameLocator, lastName: string): Promise<void> => {
  const form = frame.locator('lamplight-quote-form');
  for (const [field, value] of [
    ['firstName', 'Rosa'],
    ['lastName', lastName],
    ['email', 'rosa@example.com'],
  ] as const)
    await form.locator(`[name=${field}]`).fill(value);
  await form.locator('[name=insuranceType]').selectOption('health');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=lastName]')).toHaveValue('');
};

const campaignOf = async (product: RunningProduct, name: string): Promise<unknown> => {
  const leads = JSON.parse(await product.leads('export', '--format', 'json')) as {
    readonly lastName?: string;
    readonly utm?: unknown;
  }[];
  return leads.find(({lastName}) => lastName === name)?.utm ?? {};
};

const quoteFrame = (site: string, query = ''): string =>
  `<iframe id="ours" src="${site}/embed/v1/frame/quote-form${query}" height="1100" width="600" title="Quote"></iframe>
  <script src="${site}/embed/v1/frame-resizer.js"></script>`;

test('a lead from a frame has the campaign of the page around it', async ({page, partner, product}) => {
  const address = partner.publish({body: quoteFrame(product.site)});
  await page.goto(`${address}?utm_source=news&utm_campaign=fall%202026&utm_id=7&email=ana%40mail.example`);
  await sendQuote(page.frameLocator('#ours'), 'Campaigner');
  expect(await campaignOf(product, 'Campaigner')).toEqual({source: 'news', campaign: 'fall 2026'});
});

test('the campaign in the frame’s own address stays', async ({page, partner, product}) => {
  const address = partner.publish({body: quoteFrame(product.site, '?utm_source=frame')});
  await page.goto(`${address}?utm_source=news&utm_medium=mail`);
  await sendQuote(page.frameLocator('#ours'), 'Chosen');
  expect(await campaignOf(product, 'Chosen')).toEqual({source: 'frame'});
});

test('a frame takes no campaign from another window, and none of another shape', async ({
  page,
  partner,
  product,
}) => {
  const forge = `<script>setInterval(() => parent.frames[0].postMessage({lamplight: 'campaign', utm: {source: 'forged'}}, '*'), 50)</script>`;
  const body = `${quoteFrame(product.site)}<iframe srcdoc="${forge}" title="Other"></iframe>`;
  await page.goto(partner.publish({body}));
  const form = page.frameLocator('#ours').locator('lamplight-quote-form');
  await expect(form.locator('[data-live]')).toBeAttached();
  // From the right window, in the wrong shape.
  await page.evaluate((site) => {
    for (const utm of ['source=forged', null, {source: 7, medium: {}, term: 'x'.repeat(201), id: '7'}])
      window.frames[0]?.postMessage({lamplight: 'campaign', utm}, site);
  }, product.site);
  await sendQuote(page.frameLocator('#ours'), 'Unforged');
  expect(await campaignOf(product, 'Unforged')).toEqual({});
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

test('a page learns that the agent was asked for in a frame’s chat', async ({page, partner, product}) => {
  const body = `<iframe src="${product.site}/embed/v1/frame/chat" height="700" width="600" title="Chat"></iframe>
    <script>
      window.handedOver = [];
      document.addEventListener('lamplight-handover', ({target, detail}) => window.handedOver.push([target.localName, detail]));
    </script>
    <script src="${product.site}/embed/v1/frame-resizer.js"></script>`;
  await page.goto(partner.publish({body}));
  const chat = page.frameLocator('iframe').locator('lamplight-chat');
  await chat.locator('.launch').click();
  await chat.locator('.agent').click();
  const handedOver = () => page.evaluate(() => (window as unknown as {handedOver: unknown[][]}).handedOver);
  await expect.poll(handedOver).toEqual([['iframe', {conversation: expect.any(String)}]]);
});
