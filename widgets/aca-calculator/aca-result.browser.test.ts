import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

const {all, field, find, show, texts} = onAPage<AcaCalculatorElement>('lamplight-aca-calculator');

const couple = {planYear: 2027, householdSize: 2, filing: 'joint', people: [{age: 52}, {age: 50}]};

describe('the result', () => {
  test('names the contribution, and every figure opens to a sum with the same value', async () => {
    const element = await show({...couple, income: 47_000});
    expect(find(element, '.headline-value').textContent).toBe('$291');
    expect(find(element, '.headline').textContent).toContain('7.42% of your household’s income');
    expect(find(element, '.csr').textContent).toContain('73%');
    const figures = all(element, 'details.figure');
    expect(figures).toHaveLength(6);
    for (const figure of figures) {
      const shown = figure.querySelector('.figure-value') ?? find(element, '.headline-value');
      expect([...figure.querySelectorAll('.total b')].at(-1)?.textContent.trim()).toBe(shown.textContent);
    }
    expect(find(element, '.picture-range').getAttribute('aria-valuetext')).toBe(
      '$47,000 a year, 217.19% of the poverty line; you pay $291 a month',
    );
  });

  test.each([
    [86_560, 'credit', 'credit-ends', 'Exactly here', '10.22%'],
    [86_561, 'full-price', 'none', 'There is no limit here.', '400.01%'],
  ])('at %d dollars for two is %s', async (income, program, above, distance, percent) => {
    const element = await show({...couple, income});
    expect(all(element, '.outcome').map(({dataset}) => dataset['program'])).toEqual([program, program]);
    const [, limitAbove] = all(element, '.limit');
    expect(limitAbove?.dataset['limit']).toBe(above);
    expect(limitAbove?.textContent).toContain(distance);
    expect(find(element, '.result').textContent).toContain(percent);
  });

  test('shows the distance to the cent and the levers, of which none leads below the poverty line', async () => {
    const element = await show({planYear: 2027, householdSize: 1, income: 22_000, people: [{age: 40}]});
    expect(texts(element, '.limit-distance')).toEqual(['$773.20 less', '$1,940 more']);
    expect(find(element, '[data-target=share-steps-up]').textContent).toContain('$774 less');
    expect(find(element, '[data-lever=ira]').textContent).toContain('You could use $6,040 without');
    expect(find(element, '.levers').textContent).toContain('Ask a tax adviser before you act on it.');
    // An account would cost the silver plan's reduced deductibles.
    expect(all(element, '[data-lever=hsa]')).toEqual([]);
  });

  test('offers a health savings account with bronze to keep the credit, and states the maximum cost', async () => {
    const element = await show({planYear: 2027, householdSize: 1, income: 65_000, people: [{age: 40}]});
    const lever = find(element, '[data-lever=hsa]').textContent;
    expect(lever).toContain('$4,500');
    expect(lever).toContain('bronze');
    const paying = await show({planYear: 2027, householdSize: 1, income: 60_000, people: [{age: 40}]});
    expect(find(paying, '.result').textContent).toContain('there is no credit and you pay its price');
  });

  test('states the required notes: full repayment, immigration, help in the gap, Medicare’s sentences', async () => {
    const credit = await show({...couple, income: 47_000});
    expect(all(credit, '[data-note]').map(({dataset}) => dataset['note'])).toEqual([
      'excess-credit-repaid',
      'immigration-rules',
    ]);
    expect(all(credit, '.medicare-texts')).toHaveLength(0);
    const gap = await show({planYear: 2027, householdSize: 1, income: 9_000, people: [{age: 64}]});
    expect(texts(gap, '.outcome-program')).toEqual(['In the coverage gap']);
    expect(find(gap, '[data-note=gap-help]').textContent).toContain('2-1-1 Texas');
    expect(find(gap, '[data-note=catastrophic-plan-open]').textContent).toContain(
      'The credit cannot be used for it',
    );
    expect(find(gap, '.medicare-texts').textContent).toContain(
      'Not connected with or endorsed by the United States government or the federal Medicare program.',
    );
  });

  test('names the source of every figure, its day, and figures past their review', async () => {
    const element = await show({...couple, income: 47_000});
    const sources = all(element, '[data-source]');
    expect(sources.map(({dataset}) => dataset['source'])).toEqual([
      'aca.poverty.2027',
      'aca.applicable-percentage.2027',
      'aca.cost-sharing',
      'aca.ira.2027',
    ]);
    expect(sources[0]?.textContent).toContain('91 FR 1797');
    expect(sources[0]?.textContent).toContain('Checked on November 20, 2026.');
    expect(sources.at(-1)?.textContent).toContain('so we used last year’s');
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 1, 2));
    const later = await show({...couple, income: 47_000});
    expect(find(later, '[data-source="aca.poverty.2027"]').textContent).toContain(
      'Due for a new check since January 12, 2027',
    );
    expect(all(later, '[data-source="aca.cost-sharing"] .past-review')).toHaveLength(0);
  });

  test('follows a change, and keeps the last result while an answer is invalid', async () => {
    const element = await show({...couple, income: 47_000});
    await userEvent.fill(field(element, 'income'), '40000');
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('$200');
    expect(find(element, '.result-bar').textContent).toContain('$200');
    await userEvent.fill(field(element, 'income'), 'much');
    await expect.poll(() => all(element, '.stale:not(.hidden)')).toHaveLength(1);
    expect(find(element, '.headline-value').textContent).toBe('$200');
  });
});
