import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {RETENTION} from './retention.ts';
import {SETTINGS} from './settings.schema.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(Object.entries(SETTINGS))('the README lists %s with its default', (name, {preset}) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  expect(row, name).toContain(preset === '' ? name : `\`${preset}\``);
});

test('the README lists every kind of record with its days', () => {
  const row = readme.split('\n').find((line) => line.startsWith('| `RETENTION_DAYS`')) ?? '';
  const [, listed] = /^\| `RETENTION_DAYS` \| `([^`]*)`/u.exec(row) ?? [];
  const kinds = Object.entries(RETENTION).map(([kind, days]) => `${kind}=${days}`);
  expect(listed?.split(',').toSorted()).toEqual(kinds.toSorted());
});
