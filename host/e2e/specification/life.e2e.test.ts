import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const number = (text: string): string => text.replaceAll(/\D/gu, '');

for (const lang of shownLanguages)
  test(
    `${lang}: the life calculator is a dialog that shows a result after Calculate, beside it the careful ones`,
    spec('s1-calculators', 's4-life', 's9-life-formula', 's9-estimate-footer'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const element = await site.element('life-calculator');
      const dialog = element.getByRole('dialog');
      await expect(dialog).toBeHidden();
      await element.getByRole('button', {name: textIn(lang, 'life', 'open')}).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('.result')).toHaveCount(0);
      await expect(dialog.locator('[name=years]')).toHaveValue('10');
      await dialog.locator('[name=income]').fill('75000');
      await dialog.locator('[name=debts]').fill('15000');
      await dialog.locator('[name=expenses]').fill('40000');
      await dialog.locator('[name=existingCoverage]').fill('100000');
      await dialog
        .getByRole('button', {name: worded(lang, 'Calculate', 'life', 'calculate'), exact: true})
        .click();
      // 75,000 x 10 + 15,000 + 40,000 x 10
      const figure = (id: string) => dialog.locator(`[data-figure=${id}]`).first();
      expect(number(await figure('recommendedCoverage').innerText())).toBe('1165000');
      // Debts 15,000, last bills 15,000, income 750,000, no mortgage, no children; existing coverage 100,000.
      expect(number(await figure('dime').innerText())).toBe('780000');
      expect(number(await figure('existing').innerText())).toBe('100000');
      expect(number(await figure('netGap').innerText())).toBe('680000');
      await expect(dialog.locator('.small-print')).toHaveText(textIn(lang, 'legal', 'calculatorFooter'));
      await dialog.getByRole('button', {name: textIn(lang, 'ui', 'close'), exact: true}).click();
      await expect(dialog).toBeHidden();
      await element.getByRole('button', {name: textIn(lang, 'life', 'open')}).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );

test(
  'blank or invalid numbers count as 0, blank years as 10',
  spec('s5-life', 's9-life-formula'),
  async ({site}) => {
    await site.visit('/');
    const element = await site.element('life-calculator');
    const coverage = (values: object): Promise<number> =>
      element.evaluate(
        (calculator: HTMLElement & {values: object; calculate: () => void}, given) =>
          new Promise<number>((resolve) => {
            calculator.addEventListener(
              'lamplight-calculated',
              (event) =>
                resolve(
                  (event as CustomEvent<{result: {recommendedCoverage: number}}>).detail.result
                    .recommendedCoverage,
                ),
              {once: true},
            );
            calculator.values = given;
            calculator.calculate();
          }),
        values,
      );
    expect(await coverage({})).toBe(0);
    expect(await coverage({income: 'a lot', debts: 500, expenses: '', years: ''})).toBe(500);
    expect(await coverage({income: 1_000, debts: -5, expenses: 100})).toBe(11_000);
    expect(await coverage({income: 1_000, years: 'many', expenses: 0})).toBe(10_000);
    expect(await coverage({income: 60_000, debts: 20_000, expenses: 30_000, years: 15})).toBe(1_370_000);
  },
);

for (const lang of shownLanguages)
  test(
    `${lang}: the Marketplace calculator carries the estimate footer too`,
    spec('s9-estimate-footer'),
    async ({site}) => {
      await site.visit('/', lang);
      const element = await site.element('aca-calculator');
      await element.getByRole('button', {name: textIn(lang, 'aca', 'open')}).click();
      await expect(element.locator('.small-print')).toHaveText(textIn(lang, 'legal', 'estimateFooter'));
    },
  );
