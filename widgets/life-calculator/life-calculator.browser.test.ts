import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {topsOf} from '../ui/field/tops-of.ts';
import {LifeCalculatorElement} from './life-calculator.element.ts';
import {examples} from './life-calculator.examples.ts';

define(LifeCalculatorElement);

let heard: {type: string; detail: unknown}[] = [];
const hear = ({type, detail}: Event & {detail?: unknown}): void => void heard.push({type, detail});

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

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<LifeCalculatorElement> => {
  const element = document.createElement('lamplight-life-calculator') as LifeCalculatorElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const find = (element: LifeCalculatorElement, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const isShown = (element: LifeCalculatorElement, selector: string): boolean =>
  Boolean(element.shadowRoot?.querySelector(selector));
const field = (element: LifeCalculatorElement, name: string): HTMLInputElement =>
  find(element, `input[name="${name}"]`) as HTMLInputElement;

const open = async (element: LifeCalculatorElement): Promise<void> => {
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => isShown(element, 'dialog:modal')).toBe(true);
};

test('in a frame it opens in place of its button, with the space that it needs, and closes', async () => {
  const element = await mount({placement: 'inline'});
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => isShown(element, 'section.life')).toBe(true);
  expect(isShown(element, 'dialog')).toBe(false);
  await expect.poll(() => element.shadowRoot?.activeElement?.id).toBe('calculator-title');
  const room = element.getBoundingClientRect();
  const {bottom, height, right} = find(element, 'section.life').getBoundingClientRect();
  expect(height).toBeGreaterThan(400);
  expect(bottom).toBeLessThanOrEqual(room.bottom + 1);
  expect(right).toBeLessThanOrEqual(room.right + 1);
  await userEvent.click(find(element, '[part=close]'));
  await expect.poll(() => isShown(element, 'section.life')).toBe(false);
  expect(element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
});

test('nothing moves while a visitor types, before and after the first result', async () => {
  const element = await mount();
  await open(element);
  for (const turn of ['before', 'after']) {
    await userEvent.click(field(element, 'income'));
    const tops = topsOf(element);
    for (const key of '-5x') {
      await userEvent.keyboard(key);
      await expect.poll(() => element.answers.income).toSatisfy((value) => value !== null);
      await element.updated;
      expect(topsOf(element), `${turn} the result, at ${key}`).toEqual(tops);
    }
    await userEvent.tab();
    await expect.poll(() => isShown(element, '#income-hint')).toBe(true);
    await userEvent.fill(field(element, 'income'), '75000');
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => isShown(element, '.result')).toBe(true);
    await expect.poll(() => isShown(element, '#income-hint')).toBe(false);
    const withIncome = find(element, '.headline-value').textContent;
    await userEvent.fill(field(element, 'income'), '');
    await userEvent.tab();
    // The next turn begins once the result has followed, because the result's own change may move what is below.
    await expect.poll(() => find(element, '.headline-value').textContent).not.toBe(withIncome);
  }
});

describe('the button and the dialog', () => {
  test('at first there is the button and the license line, and no number has been formatted', async () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const element = await mount({income: '75000'});
    expect(element.shadowRoot?.querySelectorAll('button, input, select, a')).toHaveLength(1);
    expect(find(element, '.licence').textContent).toMatch(/license #\d/);
    expect(made).not.toHaveBeenCalled();
  });

  test('the keyboard opens it, fills it in, calculates, and Esc returns the focus', async () => {
    const element = await mount();
    find(element, '.opener').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isShown(element, 'dialog:modal')).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard('75.000{Tab}15000{Tab}40,000{Tab}');
    expect(field(element, 'income').value).toBe('75,000');
    expect(field(element, 'years').value).toBe('10');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('$1,165,000');
    await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('h3');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isShown(element, 'dialog')).toBe(false);
    await element.updated;
    expect(element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
    await open(element);
    expect(field(element, 'income').value).toBe('75,000');
  });

  test('reports in place that its code cannot be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const line = vi
      .spyOn(LifeCalculatorElement.prototype, 'importLate')
      .mockRejectedValue(new TypeError('offline'));
    const element = await mount();
    await userEvent.click(find(element, '.opener'));
    await expect.poll(() => find(element, '.opening-failure').textContent).toMatch(/could not be loaded/);
    expect(heard).toEqual([{type: 'lamplight-error', detail: {code: 'load', message: expect.any(String)}}]);
    line.mockRestore();
    await open(element);
  });
});

describe('the answers', () => {
  test('that are not numbers count as 0, show this in place, and never prevent the result', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'income'), 'a lot');
    await userEvent.fill(field(element, 'years'), '');
    await userEvent.fill(field(element, 'expenses'), '1.000');
    await expect
      .poll(() => find(element, '#income-hint').textContent)
      .toBe('We could not use this number. It counts as 0.');
    await userEvent.click(find(element, '[part=calculate]'));
    expect(heard).toMatchObject([
      {type: 'lamplight-calculated', detail: {inputs: {income: 0, expenses: 1000, years: 10}}},
    ]);
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('$10,000');
  });

  test('that change after a result change the result', async () => {
    const element = await mount({income: '50000'});
    await open(element);
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => isShown(element, '.result')).toBe(true);
    await userEvent.fill(field(element, 'income'), '60000');
    await expect.poll(() => find(element, '.headline-value').textContent).toBe('$600,000');
  });

  test('are in the notation of the language, and stay when it changes', async () => {
    const element = await mount({income: '75000', lang: 'de'});
    await open(element);
    expect(field(element, 'income').value).toBe('75.000');
    await userEvent.fill(field(element, 'debts'), '7,5');
    protocol().choose('en');
    await expect.poll(() => field(element, 'income').value).toBe('75,000');
    expect(field(element, 'debts').value).toBe('7.5');
  });
});

describe('the surrounding page', () => {
  const family = {income: 75_000, debts: 15_000, expenses: 40_000, years: 10, mortgage: 250_000, children: 2};

  test('can call calculate() on a disconnected element, and gets one event before it returns', () => {
    const element = document.createElement('lamplight-life-calculator') as LifeCalculatorElement;
    const details: unknown[] = [];
    element.addEventListener('lamplight-calculated', (event) => details.push((event as CustomEvent).detail));
    element.values = family;
    expect(details).toEqual([]);
    element.calculate();
    expect(details).toEqual([
      {
        calculator: 'life',
        inputs: {...family, existingCoverage: 0, assets: 0},
        result: {recommendedCoverage: 1_165_000, dime: 1_230_000, existing: 0, netGap: 1_230_000},
      },
    ]);
  });

  test('sets inputs by attribute, property and values; the last one counts', async () => {
    const element = await mount({income: '1', debts: 'nonsense', 'existing-coverage': '5'});
    expect(element.values).toMatchObject({income: 1, debts: null, existingCoverage: 5, years: 10});
    Object.assign(element, {income: 2});
    expect(element.values.income).toBe(2);
    element.values = {debts: 7};
    expect(element.values).toMatchObject({income: null, debts: 7, years: 10});
    element.setAttribute('income', '3');
    expect(element.values).toMatchObject({income: 3, debts: 7});
  });

  test('keeps its focus when it calls calculate() itself', async () => {
    const element = await mount();
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    element.calculate();
    await element.updated;
    expect(document.activeElement).toBe(own);
    expect(isShown(element, 'dialog')).toBe(false);
  });
});

describe('every figure of the result', () => {
  test('opens to a sum with the same value', async () => {
    const element = await mount();
    await examples.find(({name}) => name === 'result')?.prepare?.(element);
    await expect.poll(() => isShown(element, '.result')).toBe(true);
    const figures = [...(element.shadowRoot?.querySelectorAll<HTMLDetailsElement>('details.figure') ?? [])];
    expect(figures).toHaveLength(7);
    for (const figure of figures) {
      const shown = figure.querySelector('.figure-value') ?? find(element, '.headline-value');
      expect([...figure.querySelectorAll('.total b')].at(-1)?.textContent.trim()).toBe(shown.textContent);
    }
  });
});

test('shows in money the effect of another year and of inflation', async () => {
  const element = await mount();
  element.values = {income: 60_000, expenses: 40_000, years: 10};
  element.calculate();
  await element.open();
  const difference = (name: string) => find(element, `[data-mover=${name}] .mover-difference`).textContent;
  find(element, '[data-mover=years] [type=range]').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => difference('years')).toBe('$100,000 more');
  await userEvent.fill(field(element, 'moves-inflation'), '3');
  await expect.poll(() => difference('inflation')).toBe('$146,388 more');
  expect(find(element, '.headline-value').textContent).toBe('$1,000,000');
});
