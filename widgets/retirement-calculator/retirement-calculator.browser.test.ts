import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {topsOf} from '../ui/field/tops-of.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';

define(RetirementCalculatorElement);

const {all, field, find, focused, heard, mount, open} = onAPage<RetirementCalculatorElement>(
  'lamplight-retirement-calculator',
);

describe('open and closed', () => {
  test('when closed there is only the Open button and the license line, and no number has been formatted', async () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const element = await mount({'person-age': '50'});
    expect(all(element, 'button, input, select, a').map(({textContent}) => textContent)).toEqual([
      'Open Retirement Calculator',
    ]);
    expect(find(element, '.licence').textContent).toMatch(/license #\d/);
    expect(made).not.toHaveBeenCalled();
  });

  test('when open there are the six tabs, the estimate footer and the license line', async () => {
    const element = await mount();
    await open(element);
    expect(all(element, '[role=tab]').map(({textContent}) => textContent)).toEqual([
      'Age & Income',
      'Emergency Savings',
      'Debt',
      'Investment & Retirement',
      'Life Insurance',
      'Summary',
    ]);
    expect(find(element, '.small-print').textContent).toMatch(/^A calculation from your own numbers/);
    expect(find(element, '[part=footer]').textContent).toMatch(/license #\d/);
  });

  test('Close hides the panel, returns the focus and keeps the answers', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'personAge'), '41');
    await userEvent.click(find(element, '[part=close]'));
    await expect.poll(() => all(element, '[role=tab]')).toHaveLength(0);
    expect(element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
    await open(element);
    expect(field(element, 'personAge').value).toBe('41');
  });
});

describe('by the keyboard alone', () => {
  test('Enter continues from any field, and on the last tab calculates and moves to the result', async () => {
    const element = await mount();
    find(element, '.opener').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => all(element, '[role=tab]')).toHaveLength(6);
    field(element, 'personIncome').focus();
    await userEvent.keyboard('{Control>}a{/Control}80.000{Enter}');
    await expect.poll(() => focused(element)).toBe('tab-emergency');
    expect(field(element, 'personIncome').value).toBe('80,000');
    await userEvent.keyboard('{End}');
    await expect.poll(() => focused(element)).toBe('tab-summary');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Your results');
    expect(heard).toMatchObject([{type: 'lamplight-calculated', detail: {inputs: {personIncome: 80_000}}}]);
  });
});

describe('a value out of range or not a number', () => {
  test('is reported in place and in a focused summary, dispatches one error and shows no result', async () => {
    const element = await mount();
    element.calculate();
    await open(element);
    element.select('age');
    await element.updated;
    await userEvent.fill(field(element, 'personAge'), '17');
    await userEvent.fill(field(element, 'spouseAge'), 'x');
    await userEvent.click(find(element, '#tab-summary'));
    heard.length = 0;
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => focused(element)).toBe('summary');
    expect(heard).toMatchObject([{type: 'lamplight-error', detail: {code: 'invalid-fields'}}]);
    expect(all(element, '.result')).toHaveLength(0);
    expect(all(element, '.summary a').map(({textContent}) => textContent)).toEqual([
      'Your age: Enter a number from 18 to 100.',
      'Spouse’s age: Enter a number from 18 to 100.',
    ]);
    expect(find(element, '#tab-age').textContent).toContain('(needs a correction)');
    await userEvent.click(all(element, '.summary a')[1] as HTMLElement);
    await expect.poll(() => focused(element)).toBe('spouseAge');
    expect(field(element, 'spouseAge').getAttribute('aria-invalid')).toBe('true');
    expect(find(element, '#spouseAge-error').textContent).toBe('Enter a number from 18 to 100.');
    const tops = topsOf(element);
    await userEvent.fill(field(element, 'spouseAge'), '40');
    await element.updated;
    expect(topsOf(element), 'nothing moves while somebody types').toEqual(tops);
    await userEvent.tab();
    await expect.poll(() => all(element, '#spouseAge-error')).toHaveLength(0);
  });

  test('is reported when the focus leaves the field', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'personAge'), '170');
    expect(all(element, '.error')).toHaveLength(0);
    await userEvent.tab();
    await expect.poll(() => find(element, '#personAge-error').textContent).toMatch(/18 to 100/);
    expect(heard).toEqual([]);
  });

  test('in an attribute is refused as well', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const element = await mount({'savings-percent': '101', 'other-debt': 'none'});
    await Promise.resolve();
    heard.length = 0;
    element.calculate();
    expect(heard.map(({type}) => type)).toEqual(['lamplight-error']);
    expect(heard[0]?.detail.message).toContain('otherDebt not-a-number, savingsPercent too-high');
  });
});

test("without a spouse, the spouse's questions are not asked", async () => {
  const element = await mount();
  await open(element);
  expect(all(element, 'input[name^=spouse]')).toHaveLength(2);
  await userEvent.click(field(element, 'hasSpouse'));
  await expect.poll(() => all(element, 'input[name^=spouse]')).toHaveLength(0);
  element.calculate();
  expect(heard).toMatchObject([{detail: {inputs: {hasSpouse: false}}}]);
});
