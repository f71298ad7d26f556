import {expect, test} from 'vitest';
import {goalLines} from './goal-lines.ts';

test.each([
  'I am turning 65 in April',
  'Questions about Medicare',
  'cumplo los 65 en marzo',
  'Je vais avoir 65 ans',
  'J’aurai 65 ans en mai',
  'Ich werde im April 65',
  '我明年满65岁',
  '联邦医疗保险',
])('reads %s as a goal for Medicare', (goals) => {
  expect(goalLines(goals)).toContain('medicare');
});

test.each([
  'lower my premium by $65 a month',
  'retire with 65 % of my income',
  'we live at 65 Main Street',
  'I want to pay less than 165 dollars',
  'una prima de 65 dólares',
])('takes the number in "%s" for no age', (goals) => {
  expect(goalLines(goals)).not.toContain('medicare');
});
