/* The behavior of elements on partners' pages (docs/decisions): each point on a page that provokes it, for
   every published element. */
import {widgetNames} from '../../widgets/embed/names.ts';
import {everyScript, PATCHES, strictPolicy} from './hostile-scripts.ts';
import {LOUD_STYLES} from './hostile-styles.ts';
import {looks, outside} from './page-state.ts';
import {allReady, complaintsOf, expect, lastOf, loaderTag, test} from './partner-test.ts';

const tags = widgetNames.map((name) => `<lamplight-${name}></lamplight-${name}>`);
const all = tags.join('\n');

test.describe('@firefox', () => {
  test('a strict CSP with Trusted Types blocks nothing of ours', async ({page, partner, product}) => {
    const complaints = complaintsOf(page);
    await page.goto(
      partner.publish({
        head: loaderTag(product.site),
        body: all,
        headers: {'Content-Security-Policy': strictPolicy(product.site)},
      }),
    );
    await allReady(page);
    expect(complaints).toEqual([]);
    const button = page.locator('lamplight-enrollment-banner .action');
    await expect(button).toHaveCSS('background-color', 'rgb(240, 180, 92)');
  });

  test("a hostile stylesheet and the page's inherited styles change nothing inside", async ({
    page,
    partner,
    product,
  }) => {
    const looksWith = async (styles: string): Promise<string> => {
      await page.goto(partner.publish({head: styles + loaderTag(product.site), body: all}));
      await allReady(page);
      return await lastOf(async () => (await page.evaluate(looks)).flat().join('\n'));
    };
    const calm = await looksWith('');
    expect(await looksWith(LOUD_STYLES)).toBe(calm);
  });

  test('the loader, the modules and the standalone files all at once throw nothing and draw each element once', async ({
    page,
    partner,
    product,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(partner.publish({head: everyScript(product.site), body: all}));
    await allReady(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    const roots = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({localName}) => localName.startsWith('lamplight-'))
        .map(({shadowRoot}) => shadowRoot?.querySelectorAll('.lamplight').length),
    );
    expect(roots).toEqual(widgetNames.map(() => 1));
  });

  test('patched prototypes, an old Array.from, AMD and blocked storage stop nothing', async ({
    page,
    partner,
    product,
  }) => {
    const complaints = complaintsOf(page);
    const classic = widgetNames.map(
      (name) => `<script src="${product.site}/embed/v1/standalone/${name}.js" async></script>`,
    );
    for (const scripts of [loaderTag(product.site), classic.join('')]) {
      await page.goto(partner.publish({head: PATCHES + scripts, body: all}));
      await allReady(page);
      await page.locator('lamplight-enrollment-banner .close').click();
      await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText('Medicare Open Enrollment');
    }
    expect(complaints).toEqual([]);
  });

  test('leaves one global name, no cookie, nothing in storage and nothing outside its elements', async ({
    page,
    context,
    partner,
    product,
  }) => {
    const body = `${all}<script>window.before = Object.getOwnPropertyNames(window).concat('before');</script>`;
    await page.goto(partner.publish({body}));
    const markup = await page.evaluate(outside);
    await page.addScriptTag({url: `${product.site}/embed/v1/lamplight.js`});
    await allReady(page);
    expect(await page.evaluate(outside)).toBe(markup);
    const names = await page.evaluate(() => {
      const {before} = window as unknown as {before: string[]};
      return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name));
    });
    expect(names).toEqual(['Lamplight']);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test("requests its own files and the banner's one GET, and nothing else", async ({
    page,
    partner,
    product,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const address = partner.publish({head: loaderTag(product.site), body: all});
    await page.goto(address);
    await allReady(page);
    await page.waitForLoadState('networkidle');
    const others = asked.filter(
      (line) => !line.startsWith(`GET ${product.site}/embed/v1/`) && line !== `GET ${address}`,
    );
    expect(others.filter((line) => !/\/api\/(testimonials)$/.test(line))).toEqual([
      `GET ${product.site}/api/campaigns`,
    ]);
  });

  test('waits for no load event, and the loader finds it when it is added later', async ({
    page,
    partner,
    product,
  }) => {
    const body = `<img src="/never" alt="">${tags[0] ?? ''}<main></main>`;
    await page.goto(partner.publish({head: loaderTag(product.site), body}), {waitUntil: 'commit'});
    await allReady(page);
    await page.evaluate((markup) => {
      document.querySelector('main')?.append(document.createRange().createContextualFragment(markup));
    }, all);
    await expect(page.locator('main lamplight-enrollment-banner .action')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await allReady(page);
  });

  test('a script optimizer that delays the tag or runs its text from elsewhere breaks nothing', async ({
    page,
    partner,
    product,
  }) => {
    const delayed = `<script type="text/delayed" data-src="${product.site}/embed/v1/lamplight.js"></script>`;
    await page.goto(partner.publish({head: delayed, body: all}));
    await page.evaluate(() => {
      const tag = document.querySelector<HTMLScriptElement>('script[data-src]');
      const script = document.createElement('script');
      script.src = tag?.dataset['src'] ?? '';
      tag?.replaceWith(script);
    });
    await allReady(page);
    // The text of the file inside another script, with an inert original tag.
    const text = await (await fetch(`${product.site}/embed/v1/lamplight.js`)).text();
    const inert = `<script type="text/plain" src="${product.site}/embed/v1/lamplight.js"></script>`;
    await page.goto(partner.publish({head: inert, body: `${all}<script>${text}</script>`}));
    await allReady(page);
  });

  test('neither scrolls nor takes focus when it arrives', async ({page, partner, product}) => {
    // Side by side, so that every element is near the viewport and arrives without a scroll of the test.
    const nearby = `<div style="display: flex">${tags.map((tag) => `<div style="flex: 1">${tag}</div>`).join('')}</div>`;
    const body = `<input id="mine" autofocus>${'<p>Text</p>'.repeat(30)}${nearby}`;
    await page.goto(partner.publish({head: loaderTag(product.site), body}));
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(page.locator('.lamplight[data-live]')).toHaveCount(tags.length);
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([300, 'mine']);
  });

  test('shows its light-DOM children when its files cannot be loaded, and takes no clicks from the page', async ({
    page,
    partner,
    product,
  }) => {
    await page.route(/\/embed\/v1\/.*\.js$/, (route) =>
      route.request().url().endsWith('lamplight.js') ? route.continue() : route.abort(),
    );
    const body = `<button id="mine" onclick="this.textContent='pressed'">mine</button>
      ${widgetNames.map((name) => `<lamplight-${name}><a href="tel:+17135550100">Call us about ${name}</a></lamplight-${name}>`).join('')}`;
    await page.goto(partner.publish({head: loaderTag(product.site), body}));
    await page.waitForLoadState('networkidle');
    await page.locator('#mine').click();
    await expect(page.locator('#mine')).toHaveText('pressed');
    for (const name of widgetNames) await expect(page.getByText(`Call us about ${name}`)).toBeVisible();
  });

  test('draws without an API, and when the API answers late', async ({page, partner, product}) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(partner.publish({head: loaderTag(product.site), body: all}));
    await allReady(page);
    await expect(page.locator('lamplight-enrollment-banner .title')).toBeVisible();
  });

  test('survives being moved, removed and inserted again', async ({page, partner, product}) => {
    const complaints = complaintsOf(page);
    await page.goto(partner.publish({head: loaderTag(product.site), body: `${all}<section></section>`}));
    await allReady(page);
    await page.evaluate(async () => {
      const elements = [...document.querySelectorAll('*')].filter(({localName}) =>
        localName.startsWith('lamplight-'),
      );
      const section = document.querySelector('section');
      for (let round = 0; round < 5; round++) {
        for (const element of elements) section?.append(element);
        for (const element of elements) element.remove();
        await new Promise((resolve) => setTimeout(resolve, 10));
        for (const element of elements) document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    await allReady(page);
    await expect(page.locator('lamplight-enrollment-banner .action')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('creates no Intl object before the visitor acts', async ({page, partner, product}) => {
  const spy = `<script>
    window.made = [];
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const Original = Intl[name];
      if (typeof Original !== 'function' || !/^[A-Z]/.test(name)) continue;
      Intl[name] = new Proxy(Original, {
        construct(target, args) { window.made.push(name); return new target(...args); },
        apply(target, self, args) { window.made.push(name); return target.apply(self, args); },
      });
    }
    for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      for (const type of [Number, Date]) {
        const original = type.prototype[method];
        if (original) type.prototype[method] = function (...args) { window.made.push(method); return original.apply(this, args); };
      }
  </script>`;
  await page.goto(partner.publish({head: spy + loaderTag(product.site), body: all}));
  await allReady(page);
  expect(await page.evaluate(() => (window as unknown as {made: string[]}).made)).toEqual([]);
});
