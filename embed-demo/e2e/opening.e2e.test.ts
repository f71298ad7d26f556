/* A visitor with a slow network opens what loads late. The metric of layout shifts excuses what moves within half a second of a tap; what
   arrives after three round trips of 400 ms is not excused. */
import {sampled} from '../../host/e2e/every-page.ts';
import {expect, loaderTag, test} from './partner-test.ts';

type Shift = PerformanceEntry & {readonly value: number; readonly hadRecentInput: boolean};

const LATE = [
  {what: 'the panel', tag: 'lamplight-retirement-calculator', press: '.opener', opened: '[part=calculator]'},
  {what: 'the panel', tag: 'lamplight-aca-calculator', press: '.opener', opened: '[part=calculator]'},
  {what: 'the dialog', tag: 'lamplight-life-calculator', press: '.opener', opened: 'dialog[open]'},
  {
    what: 'the dialog',
    tag: 'lamplight-aca-calculator placement="dialog"',
    press: '.opener',
    opened: 'dialog[open]',
  },
  {
    what: 'the dialog',
    tag: 'lamplight-quote-form placement="dialog"',
    press: '.opener',
    opened: 'dialog[open]',
  },
  {
    what: 'the dialog',
    tag: 'lamplight-questionnaire placement="dialog"',
    press: '.opener',
    opened: 'dialog[open]',
  },
  {
    what: 'the conversation in its corner',
    tag: 'lamplight-chat placement="fixed"',
    press: '.launch',
    opened: 'textarea',
  },
  {what: 'the conversation in the page', tag: 'lamplight-chat', press: '.launch', opened: 'textarea'},
] as const;

// The sample: two of three at one width, in turn. `test:all` opens each at both widths.
for (const [turn, width] of [390, 1280].entries()) {
  for (const {what, tag, press, opened} of sampled(LATE, 3, turn)) {
    test(`${what} of <${tag}> moves nothing when it opens after 400 ms a request, ${width} px`, async ({
      page,
      partner,
      product,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(() => {
        const shifts: {value: number; startTime: number; nodes: string[]}[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (Shift & {sources: {node: Node | null}[]})[])
            if (!entry.hadRecentInput)
              shifts.push({
                value: entry.value,
                startTime: entry.startTime,
                nodes: entry.sources.map(({node}) =>
                  node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.nodeName),
                ),
              });
        }).observe({type: 'layout-shift', buffered: true});
      });
      const [name = ''] = tag.split(' ');
      const text = '<p>What stands on the page.</p>';
      await page.goto(
        partner.publish({
          head: `${loaderTag(product.site)}<meta name="viewport" content="width=device-width">`,
          body: `${text.repeat(3)}<${tag}></${name}>${text.repeat(30)}`,
        }),
      );
      const element = page.locator(name);
      await expect(element.locator(press)).toBeVisible();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      const pressedAt = await page.evaluate(() => performance.now());
      const requested = page.waitForRequest((request) => request.url().includes('/embed/v1/'));
      await element.locator(press).click();
      await requested;
      await expect(element.locator(opened).first()).toBeVisible({timeout: 20_000});
      // Fonts, the greeting and a focus may follow the opening.
      await page.waitForLoadState('networkidle');
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      // The page reserves no space, so the button moves the page when it arrives; on a busy machine, the browser reports this late.
      const shifts = await page.evaluate(() => (window as unknown as {shifts: {startTime: number}[]}).shifts);
      expect(shifts.filter(({startTime}) => startTime >= pressedAt)).toEqual([]);
    });
  }
}

// The sample: each dialog in one window, in turn.
for (const [turn, tag] of ['lamplight-life-calculator', 'lamplight-quote-form placement="dialog"'].entries())
  for (const height of sampled([600, 1200], 2, turn))
    test(`a wheel over the dialog of <${tag}> or beside it does not scroll the page behind, ${height} px high`, async ({
      page,
      partner,
      product,
    }) => {
      await page.setViewportSize({width: 1280, height});
      const text = '<p>What stands on the page.</p>';
      const [name = ''] = tag.split(' ');
      await page.goto(
        partner.publish({
          head: loaderTag(product.site),
          body: `<${tag}></${name}>${text.repeat(200)}`,
        }),
      );
      const element = page.locator(name);
      await element.locator('.opener').click();
      await expect(element.locator('dialog[open]')).toBeVisible();
      const head = await element.locator('.dialog-head').boundingBox();
      for (const [x, y] of [
        [640, height / 2],
        [640, (head?.y ?? 0) + 20],
        [20, height / 2],
      ] as const) {
        await page.mouse.move(x, y);
        for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 2_000);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await page.evaluate(() => scrollY), `at ${x}, ${y}`).toBe(0);
      }
    });
