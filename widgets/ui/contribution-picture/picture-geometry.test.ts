import {expect, test} from 'vitest';
import {contributionCurve} from '../../../insurance/aca/contribution-curve.ts';
import {incomeAfterKey, pictureGeometry, pictureSize} from './picture-geometry.ts';

const household = {planYear: 2027, householdSize: 1, filing: 'single', people: [{age: 40}]} as const;

test('the line begins with the credit and ends at the cliff if no price is known', () => {
  const {lines, x, y, monthlyMarks} = pictureGeometry(contributionCurve(household), 600);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^M${x(15_960)},`));
  expect(lines[0]).toMatch(new RegExp(`L${x(63_840)},[\\d.]+$`));
  expect(monthlyMarks[0]).toBe(0);
  expect(y(0)).toBe(pictureSize.height - pictureSize.bottom);
});

test('the line continues past the cliff if a price is known', () => {
  const {lines, x, y} = pictureGeometry(
    contributionCurve(household, () => 680),
    600,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`L${x(63_840.01)},${y(680)}`);
  expect(lines[0]).toMatch(new RegExp(`L${x(80_000)},${y(680)}$`));
});

test('an income past the end is drawn at the end', () => {
  const {x} = pictureGeometry(contributionCurve(household), 600);
  expect(x(900_000)).toBe(x(80_000));
  expect(x(0)).toBe(pictureSize.side);
});

test.each([
  ['ArrowRight', 63_841, 64_000],
  ['ArrowRight', 64_000, 64_500],
  ['ArrowLeft', 63_841, 63_500],
  ['ArrowDown', 200, 0],
  ['PageUp', 47_123, 52_000],
  ['PageDown', 47_123, 42_500],
  ['PageUp', 79_000, 80_000],
  ['Home', 47_123, 0],
  ['End', 47_123, 80_000],
  ['Tab', 47_123, undefined],
])('%s takes the handle from %d to %d', (key, from, to) => {
  expect(incomeAfterKey(key, from, 80_000)).toBe(to);
});
