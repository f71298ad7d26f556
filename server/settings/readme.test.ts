import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {SETTINGS} from './settings.schema.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(Object.entries(SETTINGS))('the README lists %s with its default', (name, {preset}) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  expect(row, name).toContain(preset === '' ? name : `\`${preset}\``);
});
