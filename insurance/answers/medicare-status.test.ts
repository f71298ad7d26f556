import {expect, test} from 'vitest';
import {drugCoverIn} from './drug-cover.ts';
import {deniesMedicare, hasMedicareIn, lacksPartB} from './medicare-status.ts';

test.each([
  'Original Medicare',
  'Parts A and B: Part B since 2020',
  'Medicare Advantage',
  'I have Medicare',
  'Medicare since 2020',
  'Medicare, no Part D',
  'I have Medicare, not Medicaid',
  'Tengo Medicare',
  'Sí',
  'J’ai Medicare',
  'Ja, Teil A',
  '已参加',
])('%j has Medicare', (text) => {
  expect(hasMedicareIn(text)).toBe(true);
});

test.each([
  '',
  'none',
  'Not eligible',
  'turning 65 in May',
  'not enrolled in Part B',
  'I do not have Medicare',
  'I don’t have Medicare yet',
  'I will have Medicare in May',
  'No tengo Medicare',
  'Je n’ai pas Medicare',
  'Ich habe noch kein Medicare',
  '我没有Medicare',
  undefined,
])('%j does not say that there is Medicare', (text) => {
  expect(hasMedicareIn(text)).toBe(false);
});

test.each([
  'no Medicare, I came six years ago',
  'I do not have Medicare',
  'none',
  'No tengo Medicare',
  'pas de Medicare',
  'kein Medicare',
  '没有 Medicare',
])('%j says that there is no Medicare', (text) => {
  expect(deniesMedicare(text)).toBe(true);
});

test.each([
  '',
  'Medicare',
  'Medicare, no Part D',
  'I have Medicare, not Medicaid',
  'Medicare, no Medicaid',
  'no Medicare Part B',
])('%j does not say so', (text) => {
  expect(deniesMedicare(text)).toBe(false);
});

test.each([
  'not enrolled',
  'no Medicare',
  'Medicare Part A, no Part B',
  'Part A only',
  'solo la Parte A',
  'seulement la partie A',
  'nur Teil A',
])('%j says that there is no Part B', (text) => {
  expect(lacksPartB(text)).toBe(true);
});

test.each(['', 'Medicare', 'Parts A and B', 'Medicare, no Part D', 'employer plan and Medicare Part A'])(
  '%j leaves Part B open',
  (text) => {
    expect(lacksPartB(text)).toBe(false);
  },
);

test.each([
  'Medicare Parts A and B, no drug coverage',
  'Medicare A and B but no Part D',
  'Original Medicare without prescription coverage',
  'Medicare Partes A y B, sin cobertura de medicamentos',
  'Medicare parties A et B, pas de partie D',
  'Medicare sans couverture des médicaments',
  'Medicare Teile A und B ohne Teil D',
  '有 Medicare A 和 B 部分，没有药物保险',
])('%j says that there is Medicare and no drug coverage', (text) => {
  expect(hasMedicareIn(text)).toBe(true);
  expect(drugCoverIn(text)).toBe('no');
});

test.each([
  ['Medicare Parts A and B', 'unnamed'],
  ['Medicare Partes A y B', 'unnamed'],
  ['Parts A, B and D', null],
  ['Parts A and B with a drug plan', null],
  ['Parts A and B, and my employer plan', null],
  ['Medicare Advantage', null],
  ['Medicare', null],
  ['no Medicare', null],
  ['', null],
])('%j: drug coverage is %j', (text, cover) => {
  expect(drugCoverIn(text)).toBe(cover);
});
