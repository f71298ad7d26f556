import {expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {manageClient} from './manage-client.ts';
import {context, lead} from './sample-answers.ts';

const planOf = (change: string, lang = 'en') =>
  manageClient(
    {policyInfo: {}, changes: readLifeChanges([change], lang, context.today), leadData: lead},
    {...context, lang},
  );

const pointsOf = (change: string, lang = 'en') => planOf(change, lang).points;

// 45 CFR 155.420(d)(2)(i): the birth is the event, so nothing is open before the birth.
test.each([
  ['baby due in March', 'en'],
  ['We are expecting a baby in March', 'en'],
  ['Esperamos un bebé en marzo', 'es'],
  ['Bébé prévu en mars', 'fr'],
  ['Baby kommt im März', 'de'],
  ['预产期三月', 'zh'],
])('%j names the special enrollment from the birth on', (change, lang) => {
  const points = pointsOf(change, lang);
  const codes = points.map(({code}) => code);
  expect(codes).toContain('change.birth-ahead');
  expect(codes.join(' ')).not.toMatch(/change\.other|window\.special-(open|undated)/);
  expect(points.find(({code}) => code === 'window.change-in-month')?.params).toMatchObject({
    change: 'birth',
    conditional: 'no',
    startDay: '2027-03-01',
    throughDay: '2027-03-31',
    endDay: '2027-04-30',
  });
});

test('a due day opens the special enrollment on that day', () => {
  expect(
    pointsOf('baby due on 3/14/2027').find(({code}) => code === 'window.special-upcoming')?.params,
  ).toMatchObject({change: 'birth', startDay: '2027-03-14', endDay: '2027-05-13'});
});

test.each([
  ['I am pregnant', 'en'],
  ['We are having a baby', 'en'],
  ['Mi esposa está embarazada', 'es'],
  ['Je suis enceinte', 'fr'],
  ['Ich bin schwanger', 'de'],
  ['我怀孕了', 'zh'],
])('%j opens nothing and asks nobody to act on a birth', (change, lang) => {
  const codes = pointsOf(change, lang).map(({code}) => code);
  expect(codes).toContain('change.birth-ahead');
  expect(codes.join(' ')).not.toMatch(/change\.other|window\.special/);
});

test.each([
  ['naissance prévue bientôt', 'fr'],
  ['naissance bientôt', 'fr'],
  ['baby due soon', 'en'],
  ['new baby soon', 'en'],
  ['about to give birth', 'en'],
  ['bebé en camino pronto', 'es'],
  ['próximo nacimiento', 'es'],
  ['Geburt steht bevor', 'de'],
  ['即将出生', 'zh'],
  ['宝宝快出生了', 'zh'],
])('%j has opened nothing yet, so no day is running and nobody must act today', (change, lang) => {
  const {points, nextReview} = planOf(change, lang);
  const codes = points.map(({code}) => code);
  expect(codes).toContain('change.birth-ahead');
  expect(codes.join(' ')).not.toMatch(/change\.(birth$|other)|window\.special/);
  expect(nextReview.reason).toBe('marketplace-deadline');
});

test.each([
  ['birth of my daughter', 'en'],
  ['naissance', 'fr'],
  ['nacimiento de mi hijo', 'es'],
  ['Geburt', 'de'],
  ['孩子出生了', 'zh'],
])('%j without a day still asks to act today', (change, lang) => {
  const {points, nextReview} = planOf(change, lang);
  expect(points.map(({code}) => code)).toContain('window.special-undated');
  expect(nextReview.reason).toBe('life-change-now');
});

test.each([
  'My sister is pregnant',
  'Baby shower in March',
  'Payment due in March',
  'not pregnant',
  'My dog is having puppies',
])('%j is no birth to come', (change) => {
  expect(pointsOf(change).map(({code}) => code)).not.toContain('change.birth-ahead');
});

test('a baby who was born is a birth', () => {
  expect(pointsOf('Our baby was born on 11/10/2026').map(({code}) => code)).toContain('change.birth');
});

test.each(['baby due soon', 'I will retire in March 2027', 'moving from Ohio to Texas in March 2027'])(
  '%j is marked as ahead, for the browser',
  (change) => {
    const marked = pointsOf(change).filter(({code, params}) => code.startsWith('change.') && params['ahead']);
    expect(marked).toHaveLength(1);
  },
);

test('a change that has happened is not marked as ahead', () => {
  expect(pointsOf('I retired').filter(({params}) => params['ahead'])).toEqual([]);
});
