/** Starts servers with a small built site, for tests. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {dirname, join} from 'node:path';
import {startTestServer} from '../../testing/test-server.ts';

const FILES = {
  'site/index.html': '<title>Home</title>',
  'site/404.html': '<title>404 Page Not Found</title>',
  'site/es/index.html': '<title>Inicio</title>',
  'site/es/404.html': '<title>404 es</title>',
  'site/es/blog/index.html': '<title>Blog es</title>',
  'site/es/blog/404.html': '<title>No article es</title>',
  'site/assets/host-AbCdEf12.js': 'host()',
  'site/robots.txt': 'User-agent: *',
  'embed/v1/lamplight.js': 'loader()',
  'embed/v1/assets/views-CCR7jC.js': 'en()',
  'embed/v1/.secret': 'no',
  'embed-demo/index.html': '<script src="__LAMPLIGHT_ORIGIN__/embed/v1/lamplight.js"></script>',
  'embed-demo/style.css': 'p{}',
  'build.json': JSON.stringify({stamp: 'x', csp: {script: ['sha256-abc='], style: ["'sha256-def='"]}}),
};

/** Writes a file of the build; its folder is made if it is missing. */
export const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
};

/** Starts a server whose build contains a few pages and files. */
export const startBuiltServer = async () => {
  const server = await startTestServer();
  for (const [name, text] of Object.entries(FILES)) write(join(server.distDir, name), text);
  return server;
};

/** Requests a path unchanged, because `fetch` normalizes paths. Returns the status. */
export const rawStatus = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({port, path}, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
