import {expect, test} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import {searchSite} from './site-answers.ts';
import {withoutTellMe} from './tell-me.ts';

const agency = loadAgency({});
const find = await searchSite({
  environment: {},
  agency,
  readCampaigns: () => [],
  readHours: () => agency.hours,
  stamp: () => 0,
  now: () => new Date('2026-11-22T18:00:00Z'),
})('es');

test.each([
  ['dime qué es el deducible', 'term:deductible'],
  ['Hola, dime ¿qué es el deducible?', 'term:deductible'],
  ['dime el horario', 'agency:contact'],
])('"tell me" in Spanish does not ask for the method DIME: %s', (question, source) => {
  const found = find(question)
    .slice(0, 3)
    .map(({passage}) => passage.source);
  expect(found[0]).toBe(source);
  expect(found).not.toContain('term:dime');
});

test.each(['método DIME', 'el método dime para mi familia', 'qué es dime', 'DIME para dos hijos'])(
  'the method DIME is found by its name: %s',
  (question) => {
    expect(find(question)[0]?.passage.source).toBe('term:dime');
  },
);

test('only Spanish questions lose the words', () => {
  expect(withoutTellMe('en', 'dime method for two kids')).toBe('dime method for two kids');
});
