import {expect, test} from 'vitest';
import {breakable} from './breakable.ts';

test('only a compound that is wider than a phone column may break, before its last word', () => {
  expect(breakable('Berufsunfähigkeitsversicherung')).toBe('Berufsunfähigkeits\u00ADversicherung');
  expect(breakable('Kostenbeteiligungshilfe')).toBe('Kostenbeteiligungs\u00ADhilfe');
  expect(breakable('Risikolebensversicherung (term life)')).toBe(
    'Risikolebens\u00ADversicherung (term life)',
  );
  expect(breakable('Krankenversicherung')).toBe('Krankenversicherung');
  expect(breakable('Disability Insurance')).toBe('Disability Insurance');
});
