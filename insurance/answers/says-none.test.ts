import {expect, test} from 'vitest';
import {saysNone} from './says-none.ts';

test('"none" is recognized in five languages', () => {
  for (const text of [
    'None',
    'no',
    'N/A',
    'ninguno',
    'Aucune',
    'keine',
    '没有保险',
    'not yet',
    'None since June',
  ])
    expect(saysNone(text)).toBe(true);
  for (const text of [
    'Northwestern, $500,000',
    'Nonprofit group plan',
    '',
    'No idea',
    'keine Ahnung',
    'no sé',
    '不知道',
  ])
    expect(saysNone(text)).toBe(false);
});
