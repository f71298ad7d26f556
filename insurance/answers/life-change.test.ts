import {describe, expect, test} from 'vitest';
import {lifeChangeKind, readLifeChange} from './life-change.ts';

describe('a change in life', () => {
  test.each([
    ['Got married', 'marriage'],
    ['Nos casamos: me casé', 'marriage'],
    ['We had a baby', 'birth'],
    ['Naissance de notre fille', 'birth'],
    ['Lost my job and insurance', 'coverage-loss'],
    ['Ich habe meine Stelle verloren', 'job-loss'],
    ['Medicaid ended', 'medicaid-loss'],
    ['Plan cancelled for non-payment', 'not-a-trigger'],
    ['Moved to Katy', 'move'],
    ['离婚', 'divorce'],
    ['My son turned 26', 'turning-26'],
    ['Turned 26 on March 3', 'turning-26'],
    ['Moved on March 26', 'move'],
    ['Married 11/26/2026', 'marriage'],
    ['We bought a separate policy', 'other'],
    ['Je ne sais pas', 'other'],
    ['My spouse died', 'death'],
    ['Approved for Medicaid', 'other'],
    ['Neue Haftpflicht, andere Gesellschaft', 'other'],
    ['Dropped my plan', 'not-a-trigger'],
    ['Bought a boat', 'other'],
  ])('%j is %s', (text, kind) => {
    expect(lifeChangeKind(text)).toBe(kind);
  });

  test('takes the day from the separate field, otherwise from the text, otherwise has none', () => {
    expect(readLifeChange('Married 11/01/2026', '2026-11-02').day).toBe('2026-11-02');
    expect(readLifeChange('Married 11/01/2026', '').day).toBe('2026-11-01');
    expect(readLifeChange('Married', undefined).day).toBeNull();
  });
});
