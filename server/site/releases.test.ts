import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';
import {pinnedSnippet} from '../../contract/pinned-snippet.ts';
import {keepRelease} from './releases.ts';

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
};

const writeBuild = (distDir: string, version: string, loader: string): void => {
  const files = {
    'lamplight.js': {integrity: `sha384-${loader}`},
    'quote-form.js': {integrity: 'sha384-entry'},
    'quote-form.own.js': {integrity: 'sha384-own'},
    'blog.own.js': {integrity: 'sha384-another'},
    'assets/runtime-AbCdEf12.js': {integrity: 'sha384-runtime'},
    'assets/late-AbCdEf12.js': {integrity: 'sha384-late'},
    'assets/chart-AbCdEf12.js': {integrity: 'sha384-chart'},
    'texts/quote-form.es-AbCdEf12.js': {integrity: 'sha384-texts'},
    'texts/blog.es-AbCdEf12.js': {integrity: 'sha384-other'},
  };
  const preload = {es: ['assets/runtime-AbCdEf12.js', 'texts/quote-form.es-AbCdEf12.js']};
  const widgets = {
    'quote-form': {
      preload,
      first: ['quote-form.own.js', 'assets/runtime-AbCdEf12.js'],
      later: ['assets/late-AbCdEf12.js'],
    },
  };
  const manifest = {version, files, widgets};
  write(join(distDir, 'embed/v1/lamplight.js'), loader);
  write(join(distDir, 'embed/v1/manifest.json'), JSON.stringify(manifest));
};

test('a partner who pinned a version always gets its files, whatever is built and released later', async () => {
  const {origin, distDir, dataDir} = await startTestServer();
  writeBuild(distDir, '1.2.3', 'first');
  expect(keepRelease(distDir, dataDir).isNew).toBe(true);
  writeBuild(distDir, '1.3.0', 'second');
  expect(keepRelease(distDir, dataDir).isNew).toBe(true);
  const read = async (version: string): Promise<string> =>
    (await fetch(`${origin}/embed/v${version}/lamplight.js`)).text();
  expect(await read('1.2.3')).toBe('first');
  expect(await read('1.3.0')).toBe('second');
  expect(await read('1')).toBe('second');
  const {headers} = await fetch(`${origin}/embed/v1.2.3/lamplight.js`, {
    headers: {Origin: 'https://partner.example'},
  });
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('a version that exists with other files is not released again', async () => {
  const {distDir, dataDir} = await startTestServer();
  writeBuild(distDir, '1.2.3', 'first');
  const {folder} = keepRelease(distDir, dataDir);
  expect(keepRelease(distDir, dataDir).isNew).toBe(false);
  writeBuild(distDir, '1.2.3', 'changed');
  expect(() => keepRelease(distDir, dataDir)).toThrow('was released with other files');
  expect(readFileSync(join(folder, 'lamplight.js'), 'utf8')).toBe('first');
});

test('an unknown version, and a path out of a version, are 404s', async () => {
  const {origin, distDir, dataDir} = await startTestServer();
  writeBuild(distDir, '1.2.3', 'first');
  keepRelease(distDir, dataDir);
  for (const path of [
    'v9.9.9/lamplight.js',
    'v1.2.3/nothing.js',
    'v1.2.3/..%2fv1.2.3%2flamplight.js',
    'vreleases',
  ])
    expect([path, (await fetch(`${origin}/embed/${path}`)).status]).toEqual([path, 404]);
});

test('the pinned snippet gives each file that the element can import its hash, and no file of another element', async () => {
  const {distDir, dataDir} = await startTestServer();
  writeBuild(distDir, '1.2.3', 'first');
  const {manifest} = keepRelease(distDir, dataDir);
  const choice = {origin: 'https://agency.example', element: 'quote-form', lang: 'es'};
  const snippet = pinnedSnippet(manifest, choice);
  expect(snippet).toContain(
    '{"integrity":{"https://agency.example/embed/v1.2.3/quote-form.own.js":"sha384-own","https://agency.example/embed/v1.2.3/assets/runtime-AbCdEf12.js":"sha384-runtime","https://agency.example/embed/v1.2.3/assets/late-AbCdEf12.js":"sha384-late","https://agency.example/embed/v1.2.3/texts/quote-form.es-AbCdEf12.js":"sha384-texts"}}',
  );
  expect(snippet.match(/modulepreload.*integrity="sha384-\w+"/gu)).toHaveLength(2);
  expect(snippet).toContain('quote-form.js" integrity="sha384-entry"');
  expect(snippet).not.toContain('texts/blog');
  expect(() => pinnedSnippet(manifest, {...choice, element: 'nothing'})).toThrow(RangeError);
});
