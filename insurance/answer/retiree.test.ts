import {expect, test} from 'vitest';
import {answer} from './sample-answer.ts';

const alone = {
  age: '70',
  location: 'Houston, TX 77002',
  exactIncome: '45000',
  filing: 'single',
  householdSize: '1',
};

const branches = (currentCoverage: string, lead: object = alone) =>
  answer({...lead, currentCoverage}).branches.map(({code}) => code);

// "Compare plans by December 7" alone led to a Part D plan that ends the retiree plan, also for the spouse.
test.each([
  'Medicare and retiree plan from Shell',
  'Medicare A and B, drug coverage from the union retiree plan',
  'Medicare y plan de jubilados',
  'Medicare et contrat de retraités',
  'Medicare und Rentnertarif',
  '有Medicare和退休人员计划',
])('who has "%s" is warned before a change', (text) => {
  expect(answer({...alone, currentCoverage: text}).sentence.code).toBe('review-medicare');
  expect(branches(text)).toContain('if-retiree');
});

test('others are not', () => {
  expect(branches('Medicare A and B')).not.toContain('if-retiree');
  expect(branches('Medicare, no retiree plan')).not.toContain('if-retiree');
  expect(branches('retiree plan from Shell', {...alone, age: '60'})).toEqual(['if-retired', 'if-employer']);
  // Nobody with COBRA reads about retiree plans.
  expect(branches('COBRA', {...alone, age: '60'})).toEqual(['if-cobra', 'if-employer']);
});

test('the Medicare of one person hides nobody’s COBRA', () => {
  const couple = {
    location: 'Houston, TX 77002',
    exactIncome: '56000',
    filing: 'joint',
    householdSize: '2',
    household: [{age: '66', medicare: true}, {age: '62'}],
  };
  expect(branches('Medicare for me, COBRA for my wife until 4/30/2027', couple)).toContain('if-cobra');
});
