import {appendFileSync, cpSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {sampleFolder} from '../agency/load.ts';
import {temporaryFolder} from '../server/testing/temporary-folder.ts';
import {buildStamp} from './build-stamp.ts';
import {root} from './product.ts';

test.each([
  'agency.json',
  'content/en.json',
  'articles/turning-26-texas.en.md',
  'services/health.es.md',
  'legal-pages/de/privacy.md',
])('a change of %s builds the site again', (file) => {
  const folder = join(temporaryFolder(), 'mine');
  cpSync(sampleFolder, folder, {recursive: true});
  const settings = {AGENCY_CONFIG: join(folder, 'agency.json')};
  const before = buildStamp(root, settings);
  expect(buildStamp(root, settings)).toBe(before);
  appendFileSync(join(folder, file), '\n');
  expect(buildStamp(root, settings)).not.toBe(before);
});

test('a README beside the texts changes nothing that is served', () => {
  const folder = join(temporaryFolder(), 'mine');
  cpSync(sampleFolder, folder, {recursive: true});
  const settings = {AGENCY_CONFIG: join(folder, 'agency.json')};
  const before = buildStamp(root, settings);
  appendFileSync(join(folder, 'README.md'), '\n');
  expect(buildStamp(root, settings)).toBe(before);
});

test('the way in which the root is written changes nothing', () => {
  expect(buildStamp(`${root.replace(/\/$/u, '')}/`, {})).toBe(buildStamp(root.replace(/\/$/u, ''), {}));
});
