import type {Locator} from '@playwright/test';
import {said, shownLanguages, worded} from './said.ts';
import {expect, test, type SiteTab} from './site-test.ts';
import {spec} from './spec.ts';

type Values = Readonly<Record<string, number | boolean | string>>;

type Calculated = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly result: {
    readonly [figure: string]: number | string | readonly string[] | null;
    readonly rating: string;
    readonly recommendations: readonly string[];
  };
};

/** What the served element reckons, as a page sees it. */
const calculated = async (element: Locator, values: Values = {}): Promise<Calculated> =>
  element.evaluate(
    (calculator: HTMLElement & {values: Values; calculate: () => void}, given) =>
      new Promise<Calculated>((resolve) => {
        calculator.addEventListener(
          'lamplight-calculated',
          (event) => resolve((event as CustomEvent<Calculated>).detail),
          {once: true},
        );
        calculator.values = given;
        calculator.calculate();
      }),
    values,
  );

const closedCalculator = async (site: SiteTab): Promise<Locator> => {
  await site.visit('/');
  return site.element('retirement-calculator');
};

/** Waits until what the element shows is open. */
const open = async (element: Locator, name: string): Promise<void> => {
  await element.getByRole('button', {name}).click();
  await expect(element.getByRole('tablist')).toBeVisible();
};

const tabs = [
  ['Age & Income', 'tab.age'],
  ['Emergency Savings', 'tab.emergency'],
  ['Debt', 'tab.debt'],
  ['Investment & Retirement', 'tab.investment'],
  ['Life Insurance', 'tab.life'],
  ['Summary', 'tab.summary'],
] as const;

for (const lang of shownLanguages)
  test(
    `${lang}: closed there is only a button; open six tabs, results on Summary, and Close hides it`,
    spec(
      's1-calculators',
      's4-retirement-closed',
      's4-retirement-six-tabs',
      's4-retirement-tab-age',
      's4-retirement-tab-emergency',
      's4-retirement-tab-debt',
      's4-retirement-tab-investment',
      's4-retirement-tab-life',
      's4-retirement-tab-summary',
      's4-retirement-calculate',
      's4-retirement-close',
      's9-retirement-green',
      's9-retirement-sums',
      's9-retirement-companions',
      's9-retirement-consult',
      's9-estimate-footer',
    ),
    async ({site}) => {
      await site.visit('/', lang);
      const element = await site.element('retirement-calculator');
      await expect(element.getByRole('button')).toHaveCount(1);
      await expect(element.locator('input')).toHaveCount(0);
      await open(element, said(lang, 'retirement', 'open'));
      await expect(element.getByRole('tab')).toHaveText(
        tabs.map(([english, key]) => worded(lang, english, 'retirement', key)),
      );
      for (const [, key] of tabs) {
        await element.getByRole('tab', {name: said(lang, 'retirement', key)}).click();
        await expect(element.getByRole('tabpanel')).toHaveCount(1);
      }
      await element
        .getByRole('button', {name: worded(lang, 'Calculate Results', 'retirement', 'calculate')})
        .click();
      const result = element.locator('.result');
      await expect(result.locator('.headline-value')).toContainText('147');
      await expect(result.locator('.verdict')).toHaveText(
        worded(lang, 'Excellent!', 'retirement', 'rating.excellent'),
      );
      await expect(result.locator('[data-recommendation=consult]')).toHaveText(
        said(lang, 'retirement', 'advice.consult'),
      );
      const figure = result
        .locator('details', {has: element.page().locator('[data-figure=combinedIncome]')})
        .first();
      await figure.locator('summary').click();
      await expect(figure.locator('.figure-sum')).toContainText('+');
      await expect(result.locator('[data-figure=todaysTotalIncome]').first()).toBeVisible();
      await expect(element.locator('.small-print')).toHaveText(said(lang, 'legal', 'estimateFooter'));
      await element.getByRole('button', {name: said(lang, 'ui', 'close'), exact: true}).click();
      await expect(element.getByRole('tablist')).toHaveCount(0);
      await expect(element.getByRole('button')).toHaveCount(1);
    },
  );

test(
  'the inputs stand at their defaults',
  spec(
    's3-retirement-personAge',
    's3-retirement-personIncome',
    's3-retirement-spouseAge',
    's3-retirement-spouseIncome',
    's3-retirement-emergencySavings',
    's3-retirement-mortgageBalance',
    's3-retirement-otherDebt',
    's3-retirement-savingsPercent',
    's3-retirement-totalRetirementSavings',
    's3-retirement-countSocialSecurity',
    's3-retirement-lifeInsurance',
    's3-retirement-hasSpouse',
  ),
  async ({site}) => {
    const element = await closedCalculator(site);
    await open(element, 'Open Retirement Calculator');
    const value = async (name: string): Promise<string> =>
      (await element.locator(`[name=${name}]`).inputValue()).replaceAll(',', '');
    const numbers = {
      personAge: 35,
      personIncome: 75_000,
      spouseAge: 33,
      spouseIncome: 65_000,
      emergencySavings: 25_000,
      mortgageBalance: 250_000,
      otherDebt: 15_000,
      savingsPercent: 15,
      totalRetirementSavings: 150_000,
      lifeInsurance: 500_000,
    };
    for (const [name, number] of Object.entries(numbers))
      expect([name, await value(name)]).toEqual([name, `${number}`]);
    for (const name of ['countSocialSecurity', 'hasSpouse'])
      await expect(element.locator(`[name=${name}]`)).toBeChecked();
    expect((await calculated(element)).inputs).toEqual({
      ...numbers,
      countSocialSecurity: true,
      hasSpouse: true,
    });
  },
);

test(
  'the defaults give the figures of the formulas',
  spec(
    's9-retirement-age',
    's9-retirement-years',
    's9-retirement-return',
    's9-retirement-income',
    's9-retirement-savings',
    's9-retirement-future',
    's9-retirement-withdrawal',
    's9-retirement-social-security-cap',
    's9-retirement-total',
    's9-retirement-ratio',
    's9-retirement-net-worth',
  ),
  async ({site}) => {
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
  },
);

test(
  'the rules at their edges',
  spec(
    's9-retirement-years-zero',
    's9-retirement-social-security',
    's9-retirement-social-security-choice',
    's9-retirement-no-spouse',
    's9-retirement-withdrawal',
  ),
  async ({site}) => {
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
  },
);

/** Retired at 67 with no Social Security: the ratio is 4 % of the savings over 10,000 of income. */
const ofSavings = (totalRetirementSavings: number): Values => ({
  personAge: 67,
  hasSpouse: false,
  personIncome: 10_000,
  countSocialSecurity: false,
  totalRetirementSavings,
});

test(
  'the ratio bar is green from 80, yellow from 60, red below, in colour and words',
  spec('s9-retirement-green', 's9-retirement-yellow', 's9-retirement-red'),
  async ({site, page}) => {
    const element = await closedCalculator(site);
    await open(element, 'Open Retirement Calculator');
    const seen: {words: string; colour: string}[] = [];
    for (const [savings, rating] of [
      [200_000, 'excellent'],
      [199_999, 'good'],
      [150_000, 'good'],
      [149_999, 'needs-improvement'],
    ] as const) {
      const {result} = await calculated(element, ofSavings(savings));
      expect([savings, result.rating]).toEqual([savings, rating]);
      const colour = await element.locator('.ratio-fill').evaluate((bar) => getComputedStyle(bar).fill);
      const canvas = await page.evaluate((fill) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return [];
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      }, colour);
      const [red = 0, green = 0] = canvas;
      seen.push({
        words: (await element.locator('.verdict').innerText()).trim(),
        colour: red > green * 1.6 ? 'red' : red > green ? 'yellow' : 'green',
      });
    }
    expect(seen).toEqual([
      {words: 'Excellent!', colour: 'green'},
      {words: 'Good progress', colour: 'yellow'},
      {words: 'Good progress', colour: 'yellow'},
      {words: 'Needs improvement', colour: 'red'},
    ]);
  },
);

test(
  'each recommendation comes with its condition, the consultation always',
  spec(
    's9-retirement-raise-savings',
    's9-retirement-emergency',
    's9-retirement-raise-life',
    's9-retirement-consult',
  ),
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
    await open(element, 'Open Retirement Calculator');
    await calculated(element, {...poor, emergencySavings: 0, lifeInsurance: 0});
    const advice = element.locator('[data-recommendation]');
    await expect(advice).toHaveCount(4);
    await expect(advice.nth(0)).toContainText('savings rate');
    await expect(advice.nth(1)).toContainText('3-6 months');
    await expect(advice.nth(2)).toContainText('10 times');
    await expect(advice.nth(3)).toContainText('consultation');
  },
);

for (const lang of shownLanguages)
  test(
    `${lang}: out of range or not a number is an error in place and an error event, and gives no result`,
    spec(
      's5-retirement-age-min',
      's5-retirement-age-max',
      's5-retirement-income-min',
      's5-retirement-savings-min',
      's5-retirement-debt-min',
      's5-retirement-percent',
      's5-retirement-number',
      's5-retirement-error-event',
    ),
    async ({site}) => {
      await site.visit('/', lang);
      const element = await site.element('retirement-calculator');
      const faultOf = (values: Values): Promise<string> =>
        element.evaluate((calculator: HTMLElement & {values: Values; calculate: () => void}, given) => {
          let told = 'nothing';
          calculator.addEventListener(
            'lamplight-error',
            (event) => {
              const {code, message} = (event as CustomEvent<{code: string; message: string}>).detail;
              told = `${code} ${message}`;
            },
            {once: true},
          );
          calculator.addEventListener('lamplight-calculated', () => (told = 'a result'), {once: true});
          calculator.values = given;
          calculator.calculate();
          return told;
        }, values);
      for (const [field, good, bad] of [
        ['personAge', 18, 17],
        ['spouseAge', 18, 17],
        ['personAge', 100, 101],
        ['personIncome', 0, -1],
        ['spouseIncome', 0, -1],
        ['emergencySavings', 0, -1],
        ['totalRetirementSavings', 0, -1],
        ['mortgageBalance', 0, -1],
        ['otherDebt', 0, -1],
        ['savingsPercent', 0, -1],
        ['savingsPercent', 100, 101],
        ['personIncome', 75_000, 'a lot'],
      ] as const) {
        expect([field, good, await faultOf({[field]: good})]).toEqual([field, good, 'a result']);
        const fault = await faultOf({[field]: bad});
        expect(fault).toContain('invalid-fields');
        expect(fault).toContain(field);
      }
      await faultOf({});
      await open(element, said(lang, 'retirement', 'open'));
      await element.getByRole('tab').first().click();
      await element.locator('[name=personAge]').fill('17');
      await element.getByRole('tab').last().click();
      await element.locator('[part=calculate]').click();
      await expect(element.locator('.result')).toHaveCount(0);
      await expect(element.locator('.summary')).toBeVisible();
      const text = said(lang, 'retirement', 'error.range', {min: '18', max: '100'});
      await expect(element.locator('.summary')).toContainText(text);
      await element.locator('.summary a').click();
      await expect(element.locator('#personAge-error')).toHaveText(text);
      await expect(element.locator('[name=personAge]')).toBeFocused();
    },
  );
