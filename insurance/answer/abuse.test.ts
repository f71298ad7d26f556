import {describe, expect, test} from 'vitest';
import {statedIn} from '../answers/stated.ts';
import {answer} from './sample-answer.ts';

const separate = {
  age: '36',
  location: 'Houston, TX 77002',
  county: 'Harris',
  exactIncome: '31000',
  filing: 'separate',
  householdSize: '2',
};

const texts = [
  'my husband is abusive, I left him, no insurance',
  'I left because of domestic violence',
  'sufro violencia doméstica',
  'mi esposo es abusivo',
  'victime de violences conjugales',
  'mon mari est violent',
  'mein Mann ist gewalttätig',
  'häusliche Gewalt',
  '我被家暴',
];

// A joint return, "at most $100 a month", was recommended to people who had written why there can be none.
describe('a person who writes of abuse and files separately', () => {
  test.each(texts)('reads of no joint return: %s', (currentCoverage) => {
    expect(answer({...separate, currentCoverage}).jointMonthly).toBeUndefined();
  });

  test('is not meant by other words', () => {
    expect(answer({...separate, currentCoverage: 'Ambetter'}).jointMonthly).toBeDefined();
    for (const text of [
      'substance abuse treatment',
      'tratamiento por abuso de alcohol',
      'no domestic violence',
    ])
      expect(statedIn(text), text).not.toContain('abuse');
  });
});
