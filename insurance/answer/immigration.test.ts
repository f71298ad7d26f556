import {describe, expect, test} from 'vitest';
import {answer} from './sample-answer.ts';

const alone = {
  age: '34',
  location: 'Houston, TX 77002',
  county: 'Harris',
  exactIncome: '30000',
  filing: 'single',
  householdSize: '1',
};
const family = {
  ...alone,
  exactIncome: '45000',
  filing: 'joint',
  householdSize: '3',
  household: [{age: '34'}, {age: '36'}, {age: '7'}],
};

const branches = (lead: object, currentCoverage: string) =>
  answer({...lead, currentCoverage}).branches.map(({code}) => code);

// From 2027 on, the first screen named a credit of $480 a month to people who have none.
describe('a lawful status without the credit', () => {
  test.each([
    'Ambetter, I have asylum',
    'I have TPS, Oscar plan',
    'none, my green card is pending',
    'refugee, no insurance yet',
    'H-1B visa',
    'tengo asilo',
    'permiso de trabajo',
    'je suis réfugié',
    'ich habe Asyl',
    '我有难民身份',
  ])('is a condition of the answer: %s', (text) => {
    expect(branches(alone, text)).toContain('if-lawful');
    expect(answer({...alone, currentCoverage: text}).money?.isCertain).toBe(false);
  });

  test('is none in other words', () => {
    for (const text of ['Ambetter', 'got my green card in 2020', 'paid with a Visa card'])
      expect(branches(alone, text), text).not.toContain('if-lawful');
  });
});

// The price counted a husband who cannot buy a plan, and only the folded reasons said so.
describe('no lawful status of somebody in a family', () => {
  test.each([
    'my husband has no papers',
    'my wife is undocumented',
    'mi esposo no tiene papeles',
    '丈夫没有身份',
  ])('is a condition of the answer: %s', (text) => {
    expect(branches(family, text)).toContain('if-papers');
    expect(answer({...family, currentCoverage: text}).money?.isCertain).toBe(false);
  });

  test('decides, and is no condition, for the one adult', () => {
    expect(branches(alone, 'no papers')).not.toContain('if-papers');
    expect(branches({...family, household: [{age: '34'}, {age: '7'}]}, 'no papers')).not.toContain(
      'if-papers',
    );
  });
});
