import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';

define(RetirementCalculatorElement);

const {all, field, find, mount, open, show} = onAPage<RetirementCalculatorElement>(
  'lamplight-retirement-calculator',
);

/** An opened calculator with the result of one person's answers. */
const rated = (values: object): Promise<RetirementCalculatorElement> =>
  show({personAge: 67, personIncome: 100_000, hasSpouse: false, countSocialSecurity: false, ...values});

describe('the result', () => {
  test("equals the specification's, and each figure opens to a sum with the same value", async () => {
    const element = await mount();
    await open(element);
    element.select('summary');
    await element.updated;
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('147%');
    expect(find(element, '.verdict').textContent).toBe('Excellent!');
    expect(find(element, '[role=meter]').getAttribute('aria-valuetext')).toBe('147% Excellent!');
    expect(all(element, '[data-recommendation]').map(({dataset}) => dataset['recommendation'])).toEqual([
      'emergency-fund',
      'raise-life-insurance',
      'consult',
    ]);
    const figures = all(element, 'details.figure');
    expect(figures).toHaveLength(18);
    for (const figure of figures) {
      const shown = figure.querySelector('.figure-value') ?? find(element, '.headline-value');
      expect(figure.querySelector('.total b')?.textContent.trim()).toBe(shown.textContent);
    }
    expect(find(element, 'svg[role=img] title').textContent).toBe('Savings by year');
    expect(all(element, '.data-table')[0]?.querySelectorAll('tbody tr')).toHaveLength(34);
  });

  test.each([
    [66, 'At 67 you would have', 'grows until you are 67.', ['Retiring at 69']],
    [67, 'At 67 you would have', 'goes to retirement.', ['Retiring at 69']],
    [70, 'At 70 you would have', 'goes to retirement.', []],
    [75, 'At 75 you would have', 'goes to retirement.', []],
  ])('for a person of %d names no age that has passed', async (personAge, sentence, advice, retiring) => {
    const element = await rated({personAge});
    expect(find(element, '.headline').textContent).toContain(sentence);
    expect(find(element, '.headline').textContent).toContain(
      `you retire at ${String(Math.max(personAge, 67))}`,
    );
    expect(find(element, '[data-recommendation=raise-savings]').textContent).toContain(advice);
    const names = all(element, '.data-table th[scope=row]').map(({textContent}) => textContent);
    expect(names.filter((name) => name.startsWith('Retiring'))).toEqual(retiring);
  });

  test.each([
    [1_499_999, 'needs-improvement', 'Needs improvement'],
    [1_500_000, 'good', 'Good progress'],
    [2_000_000, 'excellent', 'Excellent!'],
  ])('with %d saved is rated %s', async (totalRetirementSavings, rating, words) => {
    const element = await rated({totalRetirementSavings});
    expect(find(element, '.verdict').textContent).toBe(words);
    expect(find(element, '.ratio').classList.contains(rating)).toBe(true);
  });

  test('shows no 80% beside a rating that begins at 80%', async () => {
    const element = await rated({totalRetirementSavings: 1_999_999});
    expect(find(element, '[role=meter]').getAttribute('aria-valuetext')).toBe('79.99% Good progress');
  });

  test('rates nobody without an income', async () => {
    const element = await rated({personIncome: 0, totalRetirementSavings: 100_000});
    expect(all(element, '.verdict')).toHaveLength(0);
    expect(find(element, '[role=meter]').getAttribute('aria-valuetext')).toBe('No income, so no ratio');
  });

  test('states both ratings if today’s dollars result in another', async () => {
    const element = await rated({personAge: 35, totalRetirementSavings: 300_000, inflation: 3});
    expect(find(element, '.verdict').textContent).toBe('Excellent!');
    expect(find(element, '.ratio').textContent).toContain('By that measure the rating is: Good progress');
  });

  test('follows a change on any tab, and keeps the last result while an answer is invalid', async () => {
    const element = await show({});
    element.select('investment');
    await element.updated;
    await userEvent.fill(field(element, 'savingsPercent'), '5');
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('99.5%');
    await userEvent.fill(field(element, 'savingsPercent'), '500');
    await expect.poll(() => all(element, '.stale:not(.hidden)')).toHaveLength(1);
    expect(find(element, '.headline-value').textContent).toBe('99.5%');
  });

  test('shows changes in money: by the handle, by the keyboard and by a typed number, without changing the answers', async () => {
    const element = await show({});
    const row = '[data-mover=retirementAge]';
    const difference = () => find(element, `${row} .mover-difference`).textContent;
    expect(difference()).toBe('No difference');
    // "$9,916 instead of $9,916" would say that something was changed.
    const together = find(element, '.moves-all');
    const {height} = together.getBoundingClientRect();
    expect(together.textContent).toBe('');
    find(element, `${row} [type=range]`).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(difference).toMatch(/^\$\d{3} more a month$/);
    expect(field(element, 'moves-retirementAge').value).toBe('68');
    await userEvent.fill(field(element, 'moves-retirementAge'), '50');
    await expect.poll(difference).toMatch(/less a month$/);
    expect(together.textContent).toContain('instead of $9,916.');
    expect(together.getBoundingClientRect().height).toBe(height);
    expect(find(element, '.headline-value').textContent).toBe('147%');
    await userEvent.click(find(element, '.moves button'));
    await expect.poll(difference).toBe('No difference');
    expect(field(element, 'moves-retirementAge').value).toBe('67');
  });

  test('shows the return in three cases, in the drawing and in its table', async () => {
    const element = await show({});
    expect(all(element, '.chart-case')).toHaveLength(2);
    const last = [...(all(element, '.data-table')[0]?.querySelectorAll('tbody tr:last-child td') ?? [])];
    expect(last.map(({textContent}) => textContent)).toEqual(['$3,896,403', '$2,431,817', '$6,353,111']);
  });
});
