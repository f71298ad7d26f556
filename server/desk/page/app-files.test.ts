import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {startTestServer} from '../../testing/test-server.ts';

test('worker, manifest and offline page are served as browsers want them, under the policy of the desk', async () => {
  const {origin, distDir} = await startTestServer();
  const desk = join(distDir, 'desk');
  for (const folder of ['offline', 'icons']) mkdirSync(join(desk, folder), {recursive: true});
  writeFileSync(join(desk, 'worker.js'), '// worker');
  for (const language of ['en', 'de'])
    writeFileSync(join(desk, `manifest-${language}.webmanifest`), JSON.stringify({lang: language}));
  writeFileSync(join(desk, 'offline/de.html'), '<!doctype html>');
  writeFileSync(join(desk, 'icons/badge.png'), '');

  const worker = await fetch(`${origin}/desk/worker.js?lang=de`);
  expect(worker.headers.get('Service-Worker-Allowed')).toBe('/desk');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Type')).toMatch(/javascript/u);
  expect(worker.headers.get('Content-Security-Policy')).toContain('trusted-types lamplight-desk-worker');
  const german = await fetch(`${origin}/desk/manifest.webmanifest`, {
    headers: {'Accept-Language': 'de-AT,de;q=0.9'},
  });
  expect(german.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/u);
  expect(await german.json()).toEqual({lang: 'de'});
  expect((await fetch(`${origin}/desk/offline/de.html`)).headers.get('Cache-Control')).toBe('no-cache');
  expect((await fetch(`${origin}/desk/icons/badge.png`)).status).toBe(200);
  expect((await fetch(`${origin}/desk/icons/none.png`)).status).toBe(404);
});

test('with the desk off, the worker that browsers fetch removes itself and its cache', async () => {
  const {origin} = await startTestServer({DESK: 'off'});
  const answer = await fetch(`${origin}/desk/worker.js?lang=en`);
  expect(answer.status).toBe(200);
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(await answer.text(), {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('takes over'),
      registration: {unregister: () => done.push('removed')},
    },
    caches: {delete: async (name: string) => done.push(name)},
  });
  listeners.get('install')?.({});
  const {promise, resolve} = Promise.withResolvers<Promise<unknown>>();
  listeners.get('activate')?.({waitUntil: resolve});
  await promise;
  expect(done).toEqual(['takes over', 'lamplight-desk-offline', 'removed']);
});
