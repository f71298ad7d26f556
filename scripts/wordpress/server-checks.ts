import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {widgetNames} from '../../widgets/embed/names.ts';
import {keepRelease} from '../../server/site/releases.ts';
import {asVisitor, type Check, sendLead, type Stage} from './check.ts';
import {freePort} from '../../reliability/program/free-port.ts';

const choose = async ({wordpress}: Stage, change: string): Promise<void> => {
  await wordpress.php(`update_option('lamplight', array_merge(get_option('lamplight'), ${change}));`);
};

/** Serves one answer for all requests while a callback runs, on an address that the plugin uses as the agency's. */
const withServer = async (
  stage: Stage,
  answer: {readonly status: number; readonly type: string; readonly body: string},
  act: (server: string, count: () => number) => Promise<void>,
): Promise<void> => {
  let requests = 0;
  const port = await freePort();
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(answer.status, {'Content-Type': answer.type}).end(answer.body);
  }).listen(port, 'localhost');
  try {
    await choose(stage, `['server' => 'http://localhost:${port}']`);
    await act(`http://localhost:${port}`, () => requests);
  } finally {
    server.closeAllConnections();
    server.close();
    await choose(stage, `['server' => '${stage.product.site}']`);
  }
};

const signIn = {status: 200, type: 'text/html', body: '<!doctype html><title>Sign in</title><form></form>'};

const wrong = (server: string): readonly string[] => {
  const page = (content: string): string =>
    `<lamplight-quote-form lang="en">${content}</lamplight-quote-form>\n<script src="${server}/embed/v1/lamplight.js" async></script>\n`;
  return [
    page('<script>alert(1)</script>'),
    page('<p onclick="alert(1)">A</p>'),
    page('<form action="https://elsewhere.example/take"></form>'),
    page('<img src="https://elsewhere.example/a.png">'),
    `${page('<p>A</p>')}<script src="https://elsewhere.example/a.js"></script>`,
    page('<p>A</p>').replace('lang="en"', 'lang="en" onload="alert(1)"'),
    '',
  ];
};

/** Checks the plugin while the agency's server changes, fails or sends false data. */
export const serverChecks: readonly Check[] = [
  {
    name: 'a page of a server that answers something else shows a link, and asks once',
    run: async (stage) => {
      await withServer(stage, signIn, async (server, count) => {
        const address = await stage.wordpress.publish('[lamplight_quote_form lang="es"]');
        for (let visit = 0; visit < 3; visit++) {
          const html = await (await fetch(address)).text();
          assert.ok(html.includes(`<a href="${server}/es#hero">`), html.slice(0, 400));
          assert.doesNotMatch(html, /Sign in/u);
        }
        assert.equal(count(), 1);
      });
    },
  },
  {
    name: 'a server that is away is asked once, not once for each element and visitor',
    run: async (stage) => {
      const away = `http://localhost:${await freePort()}`;
      await choose(stage, `['server' => '${away}']`);
      try {
        const shortcodes = widgetNames.map((name) => `[lamplight_${name.replaceAll('-', '_')}]`).join('\n');
        const address = await stage.wordpress.publish(shortcodes);
        for (let visit = 0; visit < 2; visit++)
          assert.ok((await (await fetch(address)).text()).includes(`<a href="${away}/#hero">`));
        assert.equal(stage.wordpress.requested().filter((one) => one.startsWith(away)).length, 1);
      } finally {
        await stage.wordpress.php("delete_transient('lamplight_silent');");
        await choose(stage, `['server' => '${stage.product.site}']`);
      }
    },
  },
  {
    name: 'content with a script, a handler or an address elsewhere is refused',
    run: async ({wordpress, product}) => {
      for (const body of wrong(product.site)) {
        const taken = await wordpress.php(
          `var_export(Lamplight\\checked_content(base64_decode('${Buffer.from(body).toString('base64')}'), 'quote-form', 'en', '${product.site}'));`,
        );
        assert.equal(taken, 'NULL', body);
      }
    },
  },
  {
    name: 'content that was kept stays while the server is away, and is renewed in the background',
    run: async (stage) => {
      const {wordpress} = stage;
      const address = await wordpress.publish('[lamplight_quote_form lang="de"]');
      await (await fetch(address)).text();
      await wordpress.php(
        "$k = get_option('lamplight_html_quote-form_de'); $k['at'] -= 50000; $k['tried'] = 0; $k['content'] = '<p>former</p>'; update_option('lamplight_html_quote-form_de', $k);",
      );
      const former = await (await fetch(address)).text();
      assert.ok(former.includes('<p>former</p>'));
      await wordpress.php(
        "foreach (_get_cron_array() as $at => $hooks) if (isset($hooks['lamplight_refresh'])) foreach ($hooks['lamplight_refresh'] as $task) do_action_ref_array('lamplight_refresh', $task['args']);",
      );
      assert.ok((await (await fetch(address)).text()).includes('shadowrootmode'));
    },
  },
  {
    name: 'a pinned loader has its hash, draws the form, and does not run when it was changed on its way',
    run: async (stage) => {
      const {wordpress, product, admin} = stage;
      const settings = `${wordpress.origin}/wp-admin/options-general.php?page=lamplight`;
      const pin = async (): Promise<void> => {
        await admin.goto(settings);
        await admin.selectOption('#lamplight-version', 'pinned');
        await admin.click('#submit');
      };
      await pin();
      assert.match(await admin.innerText('.settings-error'), /keeps no release/u);
      const {manifest} = keepRelease('dist', product.dataDir);
      await pin();
      const address = await wordpress.publish('[lamplight_quote_form]');
      await asVisitor(stage, async (page) => {
        await page.goto(address);
        const tag = page.locator('script[src*="/lamplight.js"]');
        assert.equal(await tag.getAttribute('integrity'), manifest.files['lamplight.js']?.integrity);
        assert.match((await tag.getAttribute('src')) ?? '', /\/embed\/v\d+\.\d+\.\d+\//u);
        await sendLead(page, product, 'Pinned');
      });
      await asVisitor(stage, async (page) => {
        await page.route(/\/lamplight\.js/u, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: `${await response.text()};window.tampered = true;`});
        });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        assert.equal(await page.evaluate(() => 'tampered' in window), false);
        assert.match(await page.locator('lamplight-quote-form form').innerText(), /Email/u);
      });
    },
  },
];

/** Checks the plugin's removal and what remains afterwards. */
export const lastChecks: readonly Check[] = [
  {
    name: 'the plugin has requested from the agency’s server only, and PHP had nothing to complain about',
    run: async ({wordpress}) => {
      const ours = wordpress.requested().filter((address) => address.includes('/embed/'));
      assert.ok(ours.length > 0);
      for (const address of wordpress.requested())
        assert.match(address, /^https?:\/\/localhost:|^https?:\/\/[a-z.]*wordpress\.org\//u);
      assert.doesNotMatch(wordpress.complaints(), /lamplight/iu);
    },
  },
  {
    name: 'deleting the plugin leaves nothing in the database',
    run: async ({wordpress}) => {
      const left = (): string =>
        wordpress.query(
          "SELECT option_name FROM wordpress.wp_options WHERE option_name LIKE '%lamplight%' OR (option_name = 'cron' AND option_value LIKE '%lamplight%')",
        );
      assert.match(left(), /lamplight_html_/u);
      await wordpress.php(
        `require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';
         deactivate_plugins('lamplight/lamplight.php'); $done = delete_plugins(['lamplight/lamplight.php']); var_export($done);`,
      );
      assert.equal(left(), '');
    },
  },
];
