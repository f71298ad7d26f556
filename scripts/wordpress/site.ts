import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import {startDatabase} from './database.ts';
import {WORDPRESS} from './packages.ts';

const run = promisify(execFile);

/** The only account of the test's WordPress. */
export const ADMIN = {name: 'admin', password: 'a long password of a test'} as const;

/** A real WordPress: Debian's files, MariaDB, PHP's own web server. */
export type Wordpress = {
  readonly origin: string;
  /** Runs PHP with WordPress loaded. Returns what the code prints. */
  php(code: string): Promise<string>;
  query(sql: string): string;
  /** Publishes a page. Returns its address. */
  publish(content: string): Promise<string>;
  /** Sets the language of WordPress; English without an argument. */
  speak(locale?: string): void;
  /** The addresses that WordPress has requested from other servers. */
  requested(): readonly string[];
  /** The errors that PHP has reported. */
  complaints(): string;
  stop(): Promise<void>;
};

const configuration = (folder: string, socket: string, origin: string): string => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}');
define('WP_ENVIRONMENT_TYPE', 'local'); define('FS_METHOD', 'direct');
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${folder}/debug.log');
// The plugin may only request from these two servers; every other request is recorded.
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', 'localhost');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) { define($name . '_KEY', $name . 'key'); define($name . '_SALT', $name . 'salt'); }
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

// PHP's server returns existing files; WordPress answers everything else.
const ROUTER = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file(__DIR__ . $path)) return false;
if (is_file(__DIR__ . rtrim($path, '/') . '/index.php')) { require __DIR__ . rtrim($path, '/') . '/index.php'; return; }
require __DIR__ . '/index.php';
`;

const ownPlugin = (folder: string): string => `<?php
// WordPress accepts no language whose texts it has not downloaded; the plugin brings its own texts.
add_filter('locale', static fn($locale) => is_file('${folder}/locale') ? file_get_contents('${folder}/locale') : $locale);
add_filter('pre_http_request', static function ($answer, $options, $address) {
  file_put_contents('${folder}/requested', $address . "\\n", FILE_APPEND);
  return $answer;
}, 10, 3);
`;

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Installs WordPress into a temporary folder and serves it. Throws when a part does not start. */
export const startWordpress = async (port: number): Promise<Wordpress> => {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  const origin = `http://localhost:${port}`;
  const database = await startDatabase(folder);
  cpSync(WORDPRESS, site, {recursive: true, dereference: true});
  mkdirSync(join(site, 'wp-content/mu-plugins'), {recursive: true});
  mkdirSync(join(site, 'wp-content/uploads'), {recursive: true});
  writeFileSync(join(site, 'wp-config.php'), configuration(folder, database.socket, origin));
  writeFileSync(join(site, 'router.php'), ROUTER);
  writeFileSync(join(site, 'wp-content/mu-plugins/own.php'), ownPlugin(folder));
  const php = async (code: string, first = ''): Promise<string> => {
    const {stdout} = await run(
      'php',
      ['-r', `${first}$_SERVER['HTTP_HOST'] = 'localhost:${port}'; require 'wp-load.php'; ${code}`],
      {cwd: site},
    );
    return stdout;
  };
  await php(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
     wp_install('A partner', '${ADMIN.name}', 'admin@example.com', true, '', '${ADMIN.password}');`,
    "define('WP_INSTALLING', true);",
  );
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site, join(site, 'router.php')], {
    stdio: 'ignore',
    env: {...process.env, PHP_CLI_SERVER_WORKERS: '4'},
    detached: true,
  });
  for (let tries = 0; ; tries++) {
    if (await fetch(`${origin}/license.txt`).catch(() => undefined)) break;
    if (tries > 100) throw new Error('PHP does not serve');
    await pause(100);
  }
  return {
    origin,
    php,
    query: database.query,
    publish: async (content) =>
      await php(
        `$id = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_author' => 1,
          'post_content' => wp_slash(base64_decode('${Buffer.from(content).toString('base64')}'))], true);
        echo is_wp_error($id) ? $id->get_error_message() : home_url('/?page_id=' . $id);`,
      ),
    speak: (locale) =>
      locale === undefined
        ? rmSync(join(folder, 'locale'), {force: true})
        : writeFileSync(join(folder, 'locale'), locale),
    requested: () => textOf(join(folder, 'requested')).split('\n').filter(Boolean),
    complaints: () => textOf(join(folder, 'debug.log')),
    stop: async () => {
      const ended = once(server, 'exit');
      // PHP's workers are separate processes of one group.
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await ended;
      await database.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
};
