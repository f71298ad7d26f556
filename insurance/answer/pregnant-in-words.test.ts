import {expect, test} from 'vitest';
import {answer} from './sample-answer.ts';

const alone = {
  age: '28',
  location: 'Houston, TX 77002',
  exactIncome: '27000',
  filing: 'single',
  householdSize: '1',
};

const branches = (currentCoverage: string, lead: object = alone) =>
  answer({...lead, currentCoverage}).branches.map(({code}) => code);

// Medicaid covers a pregnancy with this income at no cost, and the answer was a Marketplace plan.
test.each([
  'none, I am 5 months pregnant',
  'sin seguro, estoy embarazada',
  'je suis enceinte',
  'ich bin schwanger',
  '没有保险，我怀孕了',
])('a pregnancy in words is named where no box names it: %s', (text) => {
  expect(branches(text)).toContain('if-pregnant');
});

test('not without a pregnancy, nor beside the box', () => {
  expect(branches('not pregnant')).not.toContain('if-pregnant');
  expect(branches('Ambetter')).not.toContain('if-pregnant');
  expect(branches('I am pregnant', {...alone, pregnant: true})).not.toContain('if-pregnant');
});
