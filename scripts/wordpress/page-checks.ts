import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {heightSteps} from '../../contract/reserved-room.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {reservedHeights} from '../../widgets/embed/reserved-heights.ts';
import {asVisitor, type Check, sendLead, type Stage, until} from './check.ts';
import {rewrites} from './rewrites.ts';

const blocks = widgetNames.map((name) => `<!-- wp:lamplight/${name} {"lang":"fr"} /-->`).join('\n');
const shortcodes = widgetNames.map((name) => `[lamplight_${name.replaceAll('-', '_')}]`).join('\n\n');

/** Scrolls to each element until all have rendered. */
const allReady = async (page: Page): Promise<void> => {
  await until('every element on screen', async () => {
    const left = await page.evaluate(() => {
      const waiting = [...document.querySelectorAll('*')].find(
        ({localName, shadowRoot}) =>
          localName.startsWith('lamplight-') &&
          !shadowRoot?.querySelector<HTMLElement>('.lamplight')?.dataset['live'],
      );
      waiting?.scrollIntoView({behavior: 'instant'});
      return waiting?.localName;
    });
    return left === undefined;
  });
};

const fetched = async (script: string): Promise<string> => await (await fetch(script)).text();

/** Lists the origins that a page requests from. */
const originsOf = (page: Page): Set<string> => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) origins.add(url.origin);
  });
  return origins;
};

const showsAll =
  (content: string) =>
  async (stage: Stage): Promise<void> => {
    const {wordpress, product} = stage;
    const address = await wordpress.publish(content);
    await asVisitor(stage, async (page) => {
      const origins = originsOf(page);
      await page.goto(address);
      await allReady(page);
      const drawn = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('lamplight-'))
            .length,
      );
      assert.equal(drawn, widgetNames.length);
      assert.equal(await page.locator('script[src*="/embed/v1/lamplight.js"]').count(), 1);
      assert.deepEqual([...origins].toSorted(), [wordpress.origin, product.site].toSorted());
    });
  };

/** Checks the pages that visitors see and the leads that they send. */
export const pageChecks: readonly Check[] = [
  {
    name: 'a page with every block draws every element and requests from two servers only',
    run: showsAll(blocks),
  },
  {name: 'a page with every shortcode does, too', run: showsAll(shortcodes)},
  {
    name: 'an element keeps the height of its column before its script arrives, and a fixed banner stays outside of a measured box',
    run: async (stage) => {
      const address = await stage.wordpress.publish(
        '[lamplight_blog lang="en"]\n\n[lamplight_enrollment_banner placement="fixed"]',
      );
      await asVisitor(stage, async (page) => {
        await page.route('**/embed/v1/**', (route) => route.abort());
        await page.goto(address);
        const {width, height} = await page.locator('.lamplight-room lamplight-blog').evaluate((blog) => ({
          width: blog.parentElement?.clientWidth ?? 0,
          height: Number.parseFloat(getComputedStyle(blog).minHeight),
        }));
        const steps = heightSteps(reservedHeights('blog')['en'] ?? {});
        assert.ok(width > 280, String(width));
        assert.equal(height, steps.findLast(([from]) => from <= width)?.[1]);
        assert.equal(await page.locator('lamplight-enrollment-banner').count(), 1);
        assert.equal(await page.locator('.lamplight-room lamplight-enrollment-banner').count(), 0);
      });
    },
  },
  {
    name: 'a page without an element has nothing of the plugin',
    run: async ({wordpress}) => {
      const html = await (await fetch(await wordpress.publish('<p>Nothing</p>'))).text();
      assert.doesNotMatch(html, /lamplight/iu);
    },
  },
  ...rewrites.map(({name, rewrite}) => ({
    name: `a lead arrives from a page rewritten so: ${name}`,
    run: async (stage: Stage): Promise<void> => {
      const {wordpress, product} = stage;
      const address = await wordpress.publish(
        '<!-- wp:lamplight/quote-form {"more":"insurance-type=life"} /-->',
      );
      await asVisitor(stage, async (page) => {
        await page.route(address, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: await rewrite(await response.text(), fetched)});
        });
        // A merged loader knows only the address that it was built with.
        await page.route('http://localhost:3000/**', async (route) => {
          const url = new URL(route.request().url());
          await route.fulfill({response: await route.fetch({url: product.site + url.pathname + url.search})});
        });
        await page.goto(address);
        await page.mouse.move(5, 5);
        await until('the element took its form over', () =>
          page.evaluate(
            () =>
              document
                .querySelector('lamplight-quote-form')
                ?.shadowRoot?.querySelector<HTMLElement>('.lamplight')?.dataset['live'] !== undefined,
          ),
        );
        await sendLead(page, product, `Rewritten ${rewrites.findIndex((one) => one.name === name)}`);
      });
    },
  })),
  {
    name: 'without JavaScript the form is read and sent, and names the partner',
    run: async (stage) => {
      const {wordpress, product} = stage;
      const address = await wordpress.publish('[lamplight_quote_form lang="es"]');
      await asVisitor(
        stage,
        async (page) => {
          await page.goto(address);
          assert.match(await page.locator('lamplight-quote-form form').innerText(), /Correo electrónico/u);
          await sendLead(page, product, 'Scriptless');
          assert.ok(page.url().startsWith(`${product.site}/`));
        },
        {javaScriptEnabled: false},
      );
      const leads = await product.leads('export', '--format', 'json');
      const lead = (JSON.parse(leads) as readonly {lastName?: string}[]).find(
        ({lastName}) => lastName === 'Scriptless',
      );
      assert.ok(JSON.stringify(lead).includes(String.raw`clinic \"7\"`), JSON.stringify(lead));
    },
  },
  {
    name: 'without JavaScript each element shows content or a link',
    run: async (stage) => {
      const address = await stage.wordpress.publish(blocks);
      await asVisitor(
        stage,
        async (page) => {
          await page.goto(address);
          for (const name of widgetNames)
            assert.notEqual((await page.locator(`lamplight-${name}`).innerText()).trim(), '', name);
        },
        {javaScriptEnabled: false},
      );
    },
  },
  {
    name: 'what an author writes into attributes stays in them, and the server cannot be changed',
    run: async (stage) => {
      const evil = `"><script>document.title = 'taken'</script>`;
      const address = await stage.wordpress.publish(
        `<!-- wp:lamplight/quote-form ${JSON.stringify({partner: evil, lang: evil, theme: evil, more: `first-name=${evil}\napi=https://elsewhere.example\nonclick=alert(1)`})} /-->` +
          `[lamplight_contact_form partner='"><img src=x onerror=alert(1)>' api="https://elsewhere.example" onclick="alert(1)"]`,
      );
      await asVisitor(stage, async (page) => {
        await page.goto(address);
        await allReady(page);
        assert.notEqual(await page.title(), 'taken');
        for (const name of ['quote-form', 'contact-form']) {
          const names = await page
            .locator(`lamplight-${name}`)
            .evaluate((element) => element.getAttributeNames());
          assert.ok(!names.includes('api') && !names.includes('onclick'), names.join(' '));
        }
        assert.equal(await page.locator('img[src="x"]').count(), 0);
      });
    },
  },
];
