import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {pointCodes} from './point/point-codes.ts';
import {actionCodes, scoreCodes} from './point/score-and-action-codes.ts';

const here = import.meta.dirname;
const sources = readdirSync(here, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({
    path,
    text: readFileSync(`${here}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

const isInside = ({path, target}: {path: string; target: string}) =>
  /^\.\.?\//.test(target) && !join(dirname(path), target).startsWith('..');

test('the code uses no clock, no locale, no document and no network', () => {
  const impure = /\bIntl\b|toLocale|Date\.now|new Date\(\)|\bdocument\b|\bfetch\(|\bprocess\b|Math\.random/;
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(({text}) => impure.test(text)).map(({path}) => path)).toEqual([]);
});

test('the code imports nothing from outside the folder', () => {
  const imported = sources.flatMap(({path, text}) =>
    [...text.matchAll(/from '([^']+)'/g)].map(([, target = '']) => ({path, target})),
  );
  expect(imported.filter((each) => !isInside(each))).toEqual([]);
  expect(isInside({path: 'aca/limits/deep.ts', target: '../../../server/main.ts'})).toBe(false);
});

test('the README lists every code with its parameters', () => {
  const readme = readFileSync(`${here}/README.md`, 'utf8');
  const rows = Object.entries({...pointCodes, ...scoreCodes, ...actionCodes});
  const missing = rows.filter(
    ([code, params]) =>
      !readme
        .split('\n')
        .some((line) => line.startsWith(`| \`${code}\` |`) && line.endsWith(`| ${params.join(' ')} |`)),
  );
  expect(missing.map(([code]) => code)).toEqual([]);
});
