import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {retirementDefaults} from '../../insurance/retirement/retirement-inputs.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';

define(RetirementCalculatorElement);

type Heard = {
  readonly type: string;
  readonly detail: {
    readonly calculator?: string;
    readonly code?: string;
    readonly message?: string;
    readonly inputs?: object;
    readonly result?: {readonly replacementRatio: number | null; readonly recommendations: readonly string[]};
  };
};

let heard: Heard[] = [];
const hear = (event: Event): void =>
  void heard.push({type: event.type, detail: (event as CustomEvent<Heard['detail']>).detail});

beforeEach(() => {
  heard = [];
  localStorage.clear();
  protocol().chosen = null;
  for (const type of ['lamplight-calculated', 'lamplight-error']) document.addEventListener(type, hear);
});

afterEach(() => {
  for (const type of ['lamplight-calculated', 'lamplight-error']) document.removeEventListener(type, hear);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const mount = async (
  attributes: Readonly<Record<string, string>> = {},
): Promise<RetirementCalculatorElement> => {
  const element = document.createElement('lamplight-retirement-calculator') as RetirementCalculatorElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const all = (element: RetirementCalculatorElement, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const find = (element: RetirementCalculatorElement, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const field = (element: RetirementCalculatorElement, name: string): HTMLInputElement =>
  find(element, `input[name="${name}"]`) as HTMLInputElement;
const focused = (element: RetirementCalculatorElement): string =>
  element.shadowRoot?.activeElement?.id || (element.shadowRoot?.activeElement?.className ?? '');

const open = async (element: RetirementCalculatorElement): Promise<void> => {
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => all(element, '[role=tab]')).toHaveLength(6);
};

/** An opened calculator with the result of one person's answers. */
const rated = async (values: object): Promise<RetirementCalculatorElement> => {
  const element = await mount();
  element.values = {
    personAge: 67,
    personIncome: 100_000,
    hasSpouse: false,
    countSocialSecurity: false,
    ...values,
  };
  element.calculate();
  await element.open();
  return element;
};

describe('open and closed', () => {
  test('closed there is only the Open button and the licence line, and no number has been written', async () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const element = await mount({'person-age': '50'});
    expect(all(element, 'button, input, select, a').map(({textContent}) => textContent)).toEqual([
      'Open Retirement Calculator',
    ]);
    expect(find(element, '.licence').textContent).toMatch(/license #\d/);
    expect(made).not.toHaveBeenCalled();
  });

  test('open there are the six tabs, the estimate footer and the licence line', async () => {
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

  test('Close hides it, gives the focus back and keeps the answers', async () => {
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
  test('Enter goes on from any field, and on the last tab calculates and moves to the result', async () => {
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

describe('the result', () => {
  test('is that of the specification, each figure opening to a sum that ends in it', async () => {
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
    [1_499_999, 'needs-improvement', 'Needs improvement'],
    [1_500_000, 'good', 'Good progress'],
    [2_000_000, 'excellent', 'Excellent!'],
  ])('with %d saved is rated %s', async (totalRetirementSavings, rating, words) => {
    const element = await rated({totalRetirementSavings});
    expect(find(element, '.verdict').textContent).toBe(words);
    expect(find(element, '.ratio').classList.contains(rating)).toBe(true);
  });

  test('shows no 80% beside a rating that begins with it', async () => {
    const element = await rated({totalRetirementSavings: 1_999_999});
    expect(find(element, '[role=meter]').getAttribute('aria-valuetext')).toBe('79.99% Good progress');
  });

  test('rates nobody without an income', async () => {
    const element = await rated({personIncome: 0, totalRetirementSavings: 100_000});
    expect(all(element, '.verdict')).toHaveLength(0);
    expect(find(element, '[role=meter]').getAttribute('aria-valuetext')).toBe('No income, so no ratio');
  });

  test('says both ratings where today’s dollars give another', async () => {
    const element = await rated({personAge: 35, totalRetirementSavings: 300_000, inflation: 3});
    expect(find(element, '.verdict').textContent).toBe('Excellent!');
    expect(find(element, '.ratio').textContent).toContain('By that measure the rating is: Good progress');
  });

  test('says when the answers have changed since', async () => {
    const element = await mount();
    element.calculate();
    await open(element);
    expect(all(element, '.stale')).toHaveLength(0);
    element.select('investment');
    await element.updated;
    await userEvent.fill(field(element, 'inflation'), '3');
    await expect.poll(() => all(element, '.stale')).toHaveLength(1);
  });
});

describe('what is out of range or no number', () => {
  test('is said in place and in a summary with the focus, dispatches one error and shows no result', async () => {
    const element = await mount();
    element.calculate();
    await open(element);
    element.select('age');
    await element.updated;
    await userEvent.fill(field(element, 'personAge'), '17');
    await userEvent.fill(field(element, 'spouseAge'), 'x');
    await userEvent.click(find(element, '#tab-summary'));
    heard = [];
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
    await userEvent.fill(field(element, 'spouseAge'), '40');
    await expect.poll(() => all(element, '#spouseAge-error')).toHaveLength(0);
  });

  test('is said as soon as the field is left', async () => {
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
    heard = [];
    element.calculate();
    expect(heard.map(({type}) => type)).toEqual(['lamplight-error']);
    expect(heard[0]?.detail.message).toContain('otherDebt not-a-number, savingsPercent too-high');
  });
});

describe('the page around it', () => {
  test('calls calculate() on an element that is on no page, and hears one event before it returns', () => {
    const element = document.createElement('lamplight-retirement-calculator') as RetirementCalculatorElement;
    element.addEventListener('lamplight-calculated', hear);
    element.addEventListener('lamplight-error', hear);
    element.values = {personAge: 40, spouseAge: 40};
    expect(heard).toEqual([]);
    element.calculate();
    const {inflation: _, ...inputs} = {...retirementDefaults, personAge: 40, spouseAge: 40};
    expect(heard).toMatchObject([{type: 'lamplight-calculated', detail: {calculator: 'retirement', inputs}}]);
    expect(heard[0]?.detail.inputs).toEqual(inputs);
    element.values = {personAge: 'x'};
    element.calculate();
    expect(heard.map(({type}) => type)).toEqual(['lamplight-calculated', 'lamplight-error']);
  });

  test('sets inputs by attribute, property and values; the last word holds', async () => {
    const element = await mount({'person-age': '50', 'has-spouse': 'false'});
    expect(element.values).toEqual({...retirementDefaults, personAge: 50, hasSpouse: false});
    Object.assign(element, {personAge: 51, countSocialSecurity: false});
    expect(element.values).toMatchObject({personAge: 51, countSocialSecurity: false});
    element.values = {savingsPercent: 20};
    expect(element.values).toEqual({...retirementDefaults, savingsPercent: 20});
    element.setAttribute('person-age', '60');
    expect(element.values).toEqual({...retirementDefaults, savingsPercent: 20, personAge: 60});
    expect(heard).toEqual([]);
  });

  test('keeps its focus when it calls calculate() itself', async () => {
    const element = await mount();
    await open(element);
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    element.calculate();
    await element.updated;
    expect(document.activeElement).toBe(own);
    expect(find(element, '#tab-summary').getAttribute('aria-selected')).toBe('true');
  });

  test('may move it while it is open; what was typed stays', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'personAge'), 'forty');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await element.updated;
    expect(field(element, 'personAge').value).toBe('forty');
  });
});

describe('the language', () => {
  test('changes while it is open, numbers and results with it', async () => {
    const element = await mount();
    element.calculate();
    await open(element);
    protocol().choose('de');
    await expect.poll(() => find(element, '#tab-summary').textContent).toBe('Zusammenfassung');
    expect(find(element, '.headline-value').textContent).toBe('147\u00A0%');
    expect(field(element, 'personIncome').value).toBe('75.000');
    await userEvent.click(find(element, '#tab-investment'));
    await userEvent.fill(field(element, 'savingsPercent'), '7,5');
    expect(element.values.savingsPercent).toBe(7.5);
  });
});

test('without a spouse, theirs are not asked', async () => {
  const element = await mount();
  await open(element);
  expect(all(element, 'input[name^=spouse]')).toHaveLength(2);
  await userEvent.click(field(element, 'hasSpouse'));
  await expect.poll(() => all(element, 'input[name^=spouse]')).toHaveLength(0);
  element.calculate();
  expect(heard).toMatchObject([{detail: {inputs: {hasSpouse: false}}}]);
});
