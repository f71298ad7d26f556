import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {topsOf} from '../ui/field/tops-of.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

const {all, field, find, focused, heard, mount, open, show, texts} =
  onAPage<AcaCalculatorElement>('lamplight-aca-calculator');

const couple = {planYear: 2027, householdSize: 2, filing: 'joint', people: [{age: 52}, {age: 50}]};

describe('a value out of range or not a number', () => {
  test('is reported in place and in a focused summary, dispatches one error and shows no result', async () => {
    const element = await show({...couple, income: 47_000});
    await userEvent.fill(field(element, 'income'), 'much');
    await userEvent.fill(field(element, 'people.1.age'), '121');
    heard.length = 0;
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => focused(element)).toBe('summary');
    expect(heard.map(({type, detail}) => [type, detail.code])).toEqual([
      ['lamplight-error', 'invalid-fields'],
    ]);
    expect(all(element, '.result')).toHaveLength(0);
    expect(texts(element, '.summary a')).toEqual([
      'Household income per year: Enter an amount from $0 to $1,000,000,000.',
      'Person 2, Age: Enter a whole number from 0 to 120.',
    ]);
    await userEvent.click(all(element, '.summary a')[1] as HTMLElement);
    await expect.poll(() => focused(element)).toBe('people.1.age');
    expect(field(element, 'people.1.age').getAttribute('aria-invalid')).toBe('true');
    const tops = topsOf(element);
    await userEvent.fill(field(element, 'people.1.age'), '50');
    await element.updated;
    expect(topsOf(element), 'nothing moves while somebody types').toEqual(tops);
    await userEvent.tab();
    await expect.poll(() => texts(element, '.summary a')).toHaveLength(1);
  });

  test('is shown at its place, even in a closed part', async () => {
    const element = await mount();
    await open(element);
    await userEvent.click(find(element, '.more summary'));
    await userEvent.click(field(element, 'people.0.employerOffer'));
    await userEvent.click(find(element, '.more summary'));
    await expect.poll(() => (find(element, '.more') as HTMLDetailsElement).open).toBe(false);
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => (find(element, '.more') as HTMLDetailsElement).open).toBe(true);
  });

  test('is reported when the focus leaves the field', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'householdSize'), '31');
    expect(all(element, '.error')).toHaveLength(0);
    await userEvent.tab();
    await expect.poll(() => texts(element, '.error')).toEqual(['Enter a whole number from 1 to 30.']);
    expect(heard).toEqual([]);
  });
});
