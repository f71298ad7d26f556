import assert from 'node:assert/strict';
import {widgetNames} from '../../widgets/embed/names.ts';
import {asVisitor, type Check, type Stage} from './check.ts';
import {ADMIN} from './site.ts';

const settingsAddress = ({wordpress}: Stage): string =>
  `${wordpress.origin}/wp-admin/options-general.php?page=lamplight`;

const kept = async ({wordpress}: Stage): Promise<Record<string, unknown>> =>
  JSON.parse(await wordpress.php("echo wp_json_encode(get_option('lamplight'));")) as Record<string, unknown>;

/** Installs the plugin like a webmaster. */
export const setUp: readonly Check[] = [
  {
    name: 'the zip is uploaded, installed and activated',
    run: async ({admin, wordpress, zip}) => {
      await admin.goto(`${wordpress.origin}/wp-login.php`);
      await admin.fill('#user_login', ADMIN.name);
      await admin.fill('#user_pass', ADMIN.password);
      await admin.click('#wp-submit');
      await admin.goto(`${wordpress.origin}/wp-admin/plugin-install.php?tab=upload`);
      await admin.setInputFiles('#pluginzip', zip);
      await admin.click('#install-plugin-submit');
      await admin.click('a.button-primary');
      await admin.waitForURL(/plugins\.php/u);
      assert.match(await admin.innerText('tr[data-slug=lamplight]'), /Deactivate/u);
    },
  },
  {
    name: 'until a server is entered pages show nothing of it and nothing is requested',
    run: async (stage) => {
      const address = await stage.wordpress.publish('[lamplight_quote_form]');
      const html = await (await fetch(address)).text();
      assert.doesNotMatch(html, /lamplight/iu);
      assert.deepEqual(
        stage.wordpress.requested().filter((one) => one.includes('/embed/')),
        [],
      );
    },
  },
  {
    name: 'an address that is none is refused and named',
    run: async (stage) => {
      const {admin} = stage;
      await admin.goto(settingsAddress(stage));
      await admin.fill('#lamplight-server', 'http://agency.example');
      await admin.click('#submit');
      assert.match(await admin.innerText('.settings-error'), /must begin with https/u);
      assert.equal((await kept(stage))['server'], '');
    },
  },
  {
    name: 'address, partner and colors are saved, and the page says that the server answers',
    run: async (stage) => {
      const {admin, product} = stage;
      await admin.goto(settingsAddress(stage));
      await admin.fill('#lamplight-server', `${product.site}/some/path`);
      await admin.fill('#lamplight-partner', 'clinic "7"');
      await admin.evaluate(() => {
        // WordPress's color picker hides its field.
        const field = document.querySelector<HTMLInputElement>('#lamplight-colors-accent');
        if (field) field.value = '#123456';
      });
      await admin.click('#submit');
      const settings = await kept(stage);
      assert.equal(settings['server'], product.site);
      assert.equal(settings['partner'], 'clinic "7"');
      assert.deepEqual(settings['colors'], {accent: '#123456'});
      assert.match(await admin.innerText('.wrap'), /The server answers/u);
      assert.ok((await admin.innerText('.wrap')).includes(stage.wordpress.origin));
    },
  },
];

/** Checks of the settings and the editor. */
export const adminChecks: readonly Check[] = [
  {
    name: 'settings without a nonce, or from somebody who may not manage options, are refused',
    run: async (stage) => {
      const {admin, wordpress} = stage;
      const send = {form: {option_page: 'lamplight', action: 'update', 'lamplight[partner]': 'stolen'}};
      const answer = await admin.request.post(`${wordpress.origin}/wp-admin/options.php`, send);
      assert.equal(answer.status(), 403);
      await wordpress.php("wp_create_user('author', 'another long password', 'author@example.com');");
      await asVisitor(stage, async (page) => {
        await page.goto(`${wordpress.origin}/wp-login.php`);
        await page.fill('#user_login', 'author');
        await page.fill('#user_pass', 'another long password');
        await page.click('#wp-submit');
        await page.waitForURL(/wp-admin/u);
        assert.equal((await page.goto(settingsAddress(stage)))?.status(), 403);
      });
      assert.notEqual((await kept(stage))['partner'], 'stolen');
    },
  },
  {
    name: 'the editor inserts a block, saves it and opens it again without a fault',
    run: async ({admin, wordpress}) => {
      await admin.goto(`${wordpress.origin}/wp-admin/post-new.php?post_type=page`);
      await admin.waitForFunction(() => 'wp' in window);
      const id = await admin.evaluate(async (names) => {
        const {wp} = window as unknown as {wp: any}; // oxlint-disable-line typescript/no-explicit-any -- WordPress ships no types
        for (const name of names)
          wp.data
            .dispatch('core/block-editor')
            .insertBlocks(wp.blocks.createBlock(`lamplight/${name}`, {lang: 'es'}));
        wp.data.dispatch('core/editor').editPost({title: 'Blocks', status: 'publish'});
        await wp.data.dispatch('core/editor').savePost();
        return wp.data.select('core/editor').getCurrentPostId() as number;
      }, widgetNames);
      const stored = await wordpress.php(`echo get_post(${id})->post_content;`);
      for (const name of widgetNames)
        assert.ok(stored.includes(`<!-- wp:lamplight/${name} {"lang":"es"} /-->`));
      await admin.goto(`${wordpress.origin}/wp-admin/post.php?post=${id}&action=edit`);
      await admin.waitForFunction(
        (count) => document.querySelectorAll('[data-type^="lamplight/"]').length === count,
        widgetNames.length,
      );
      assert.equal(await admin.locator('.block-editor-warning').count(), 0);
      assert.match(await admin.innerText('[data-type="lamplight/quote-form"]'), /Quote form/iu);
    },
  },
  {
    name: 'settings and blocks speak the language of WordPress, the one of Mexico too',
    run: async (stage) => {
      const {admin, wordpress} = stage;
      for (const [locale, label, title] of [
        ['de_DE', 'Adresse des Servers der Agentur', 'Angebotsformular'],
        ['es_MX', 'Dirección del servidor de la agencia', 'Formulario de cotización'],
        ['fr_CA', 'Adresse du serveur de l’agence', 'Formulaire de devis'],
        ['zh_CN', '代理机构服务器的地址', '报价请求表'],
      ]) {
        wordpress.speak(locale);
        await admin.goto(settingsAddress(stage));
        assert.ok((await admin.innerText('.form-table')).includes(label ?? ''), locale);
        const named = await wordpress.php(
          "echo WP_Block_Type_Registry::get_instance()->get_registered('lamplight/quote-form')->title;",
        );
        assert.equal(named, title);
      }
      wordpress.speak();
    },
  },
];
