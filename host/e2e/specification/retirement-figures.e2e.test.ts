import {calculated, closedCalculator, openCalculator, type Values} from './retirement-page.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

test('the defaults give the figures of the formulas', spec('s9-retirement-formulas'), async ({site}) => {
  const {result} = await calculated(await closedCalculator(site));
  // By hand: ages 35 and 33 average 34; 67 - 34 = 33 years; 1.07^33 = 9.325340
  expect(result['yearsToRetirement']).toBe(33);
  expect(result['combinedIncome']).toBe(140_000);
  expect(result['annualSavings']).toBe(21_000);
  // 150,000 x 9.325340 + 21,000 x 8.325340 / 0.07
  expect(result['futureValue']).toBeCloseTo(3_896_402.89, 1);
  expect(result['annualWithdrawal']).toBeCloseTo(155_856.12, 1);
  // 40 % of 140,000 would be 56,000
  expect(result['socialSecurity']).toBe(50_000);
  expect(result['totalIncome']).toBeCloseTo(205_856.12, 1);
  expect(result['replacementRatio']).toBeCloseTo(147.0401, 3);
  // 150,000 + 25,000 + 500,000 - 250,000 - 15,000
  expect(result['netWorth']).toBe(410_000);
});

test('the rules at their edges', spec('s9-retirement-edges', 's9-retirement-formulas'), async ({site}) => {
  const element = await closedCalculator(site);
  const old = await calculated(element, {personAge: 80, spouseAge: 70});
  expect(old.result['yearsToRetirement']).toBe(0);
  expect(old.result['futureValue']).toBe(150_000);
  expect(old.result['annualWithdrawal']).toBe(6_000);
  const modest = await calculated(element, {personIncome: 40_000, spouseIncome: 20_000});
  expect(modest.result['socialSecurity']).toBe(24_000);
  const without = await calculated(element, {countSocialSecurity: false});
  expect(without.result['socialSecurity']).toBe(0);
  const alone = await calculated(element, {hasSpouse: false, personAge: 47});
  expect(alone.result['yearsToRetirement']).toBe(20);
  expect(alone.result['combinedIncome']).toBe(75_000);
});

/** Retired at 67 with no Social Security: the ratio is 4 % of the savings over 10,000 of income. */
const ofSavings = (totalRetirementSavings: number): Values => ({
  personAge: 67,
  hasSpouse: false,
  personIncome: 10_000,
  countSocialSecurity: false,
  totalRetirementSavings,
});

test(
  'the ratio bar is green from 80, yellow from 60, red below, in color and words',
  spec('s9-retirement-ratio'),
  async ({site, page}) => {
    const element = await closedCalculator(site);
    await openCalculator(element, 'Open Retirement Calculator');
    const seen: {words: string; color: string}[] = [];
    for (const [savings, rating] of [
      [200_000, 'excellent'],
      [199_999, 'good'],
      [150_000, 'good'],
      [149_999, 'needs-improvement'],
    ] as const) {
      const {result} = await calculated(element, ofSavings(savings));
      expect([savings, result.rating]).toEqual([savings, rating]);
      const color = await element.locator('.ratio-fill').evaluate((bar) => getComputedStyle(bar).fill);
      const canvas = await page.evaluate((fill) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return [];
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      }, color);
      const [red = 0, green = 0] = canvas;
      seen.push({
        words: (await element.locator('.verdict').innerText()).trim(),
        color: red > green * 1.6 ? 'red' : red > green ? 'yellow' : 'green',
      });
    }
    expect(seen).toEqual([
      {words: 'Excellent!', color: 'green'},
      {words: 'Good progress', color: 'yellow'},
      {words: 'Good progress', color: 'yellow'},
      {words: 'Needs improvement', color: 'red'},
    ]);
  },
);

test(
  'each recommendation comes with its condition, the consultation always',
  spec('s9-retirement-recommendations'),
  async ({site}) => {
    const element = await closedCalculator(site);
    const fine = {lifeInsurance: 1_400_000, emergencySavings: 35_000};
    expect((await calculated(element, fine)).result.recommendations).toEqual(['consult']);
    expect((await calculated(element, {...fine, emergencySavings: 34_999})).result.recommendations).toEqual([
      'emergency-fund',
      'consult',
    ]);
    expect((await calculated(element, {...fine, lifeInsurance: 1_399_999})).result.recommendations).toEqual([
      'raise-life-insurance',
      'consult',
    ]);
    const poor = {...fine, personAge: 67, spouseAge: 67, countSocialSecurity: false};
    expect((await calculated(element, poor)).result.recommendations).toEqual(['raise-savings', 'consult']);
    await openCalculator(element, 'Open Retirement Calculator');
    await calculated(element, {...poor, emergencySavings: 0, lifeInsurance: 0});
    const advice = element.locator('[data-recommendation]');
    await expect(advice).toHaveCount(4);
    await expect(advice.nth(0)).toContainText('savings rate');
    await expect(advice.nth(1)).toContainText('3-6 months');
    await expect(advice.nth(2)).toContainText('10 times');
    await expect(advice.nth(3)).toContainText('consultation');
  },
);
