import {calculated, closedCalculator, openCalculator, type Values} from './retirement-page.ts';
import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

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
      's4-retirement',
      's9-retirement-ratio',
      's9-retirement-recommendations',
      's9-estimate-footer',
    ),
    async ({site}) => {
      await site.visit('/', lang);
      const element = await site.element('retirement-calculator');
      await expect(element.getByRole('button')).toHaveCount(1);
      await expect(element.locator('input')).toHaveCount(0);
      await openCalculator(element, textIn(lang, 'retirement', 'open'));
      await expect(element.getByRole('tab')).toHaveText(
        tabs.map(([english, key]) => worded(lang, english, 'retirement', key)),
      );
      for (const [, key] of tabs) {
        await element.getByRole('tab', {name: textIn(lang, 'retirement', key)}).click();
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
        textIn(lang, 'retirement', 'advice.consult'),
      );
      const figure = result
        .locator('details', {has: element.page().locator('[data-figure=combinedIncome]')})
        .first();
      await figure.locator('summary').click();
      await expect(figure.locator('.figure-sum')).toContainText('+');
      await expect(result.locator('[data-figure=todaysTotalIncome]').first()).toBeVisible();
      await expect(element.locator('.small-print')).toHaveText(textIn(lang, 'legal', 'calculatorFooter'));
      await element.getByRole('button', {name: textIn(lang, 'ui', 'close'), exact: true}).click();
      await expect(element.getByRole('tablist')).toHaveCount(0);
      await expect(element.getByRole('button')).toHaveCount(1);
    },
  );

test('the inputs have their default values', spec('s3-retirement-defaults'), async ({site}) => {
  const element = await closedCalculator(site);
  await openCalculator(element, 'Open Retirement Calculator');
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
});

for (const lang of shownLanguages)
  test(
    `${lang}: out of range or not a number is an error in place and an error event, and gives no result`,
    spec('s5-retirement'),
    async ({site}) => {
      await site.visit('/', lang);
      const element = await site.element('retirement-calculator');
      const faultOf = (values: Values): Promise<string> =>
        element.evaluate((calculator: HTMLElement & {values: Values; calculate: () => void}, given) => {
          let dispatched = 'nothing';
          calculator.addEventListener(
            'lamplight-error',
            (event) => {
              const {code, message} = (event as CustomEvent<{code: string; message: string}>).detail;
              dispatched = `${code} ${message}`;
            },
            {once: true},
          );
          calculator.addEventListener('lamplight-calculated', () => (dispatched = 'a result'), {once: true});
          calculator.values = given;
          calculator.calculate();
          return dispatched;
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
      await openCalculator(element, textIn(lang, 'retirement', 'open'));
      await element.getByRole('tab').first().click();
      await element.locator('[name=personAge]').fill('17');
      await element.getByRole('tab').last().click();
      await element.locator('[part=calculate]').click();
      await expect(element.locator('.result')).toHaveCount(0);
      await expect(element.locator('.summary')).toBeVisible();
      const text = textIn(lang, 'retirement', 'error.range', {min: '18', max: '100'});
      await expect(element.locator('.summary')).toContainText(text);
      await element.locator('.summary a').click();
      await expect(element.locator('#personAge-error')).toHaveText(text);
      await expect(element.locator('[name=personAge]')).toBeFocused();
    },
  );
