import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {AcaCalculatorElement} from '../aca-calculator/aca-calculator.element.ts';
import {LifeCalculatorElement} from '../life-calculator/life-calculator.element.ts';
import {RetirementCalculatorElement} from '../retirement-calculator/retirement-calculator.element.ts';

define(AcaCalculatorElement);
define(LifeCalculatorElement);
define(RetirementCalculatorElement);

type Calculator = AcaCalculatorElement | LifeCalculatorElement | RetirementCalculatorElement;

const aca = {planYear: 2027, householdSize: 1, income: 40_000, filing: 'single', people: [{age: 40}]};

/** Each calculator with inputs, and one field that changes its main figure. */
const cases = [
  {tag: 'lamplight-aca-calculator', values: aca, name: 'income', text: '50000'},
  {tag: 'lamplight-life-calculator', values: {income: 50_000}, name: 'income', text: '60000'},
  {tag: 'lamplight-retirement-calculator', values: {}, name: 'savingsPercent', text: '5'},
] as const;

const heard: unknown[] = [];
const hear = (event: Event): void => void heard.push((event as CustomEvent<{result: unknown}>).detail.result);

beforeEach(() => {
  heard.length = 0;
  document.addEventListener('lamplight-calculated', hear);
});

afterEach(async () => {
  document.removeEventListener('lamplight-calculated', hear);
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

const shown = async (tag: string, values: object): Promise<Calculator> => {
  const element = document.createElement(tag) as Calculator;
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  element.values = {...values};
  await element.open();
  element.calculate();
  await element.updated;
  if (element instanceof RetirementCalculatorElement) element.select('investment');
  await element.updated;
  return element;
};

const find = (element: Calculator, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

describe.each(cases)('$tag', ({tag, values, name, text}) => {
  test('follows each change; when the visitor pauses, the page gets one event and a screen reader one announcement', async () => {
    const element = await shown(tag, values);
    expect(heard).toHaveLength(1);
    const before = find(element, '.headline-value').textContent;
    await userEvent.fill(find(element, `[name=${name}]`), text);
    await expect.poll(() => find(element, '.headline-value').textContent).not.toBe(before);
    const now = find(element, '.headline-value').textContent;
    await expect.poll(() => find(element, 'output.unseen:not(.picture *)').textContent).toContain(now);
    expect(heard).toHaveLength(2);
    expect(find(element, '.result-bar b').textContent).toBe(now);
  });

  test('calculate() right after a change dispatches one event, and none follows', async () => {
    const element = await shown(tag, values);
    heard.length = 0;
    await userEvent.fill(find(element, `[name=${name}]`), text);
    element.calculate();
    expect(heard).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(heard).toHaveLength(1);
  });

  test('is beside its questions in a wide container, and keeps its main figure in view in a narrow container', async () => {
    await page.viewport(1440, 700);
    const element = await shown(tag, values);
    const [questions, result] = [find(element, 'form'), find(element, '.result')];
    expect(result.getBoundingClientRect().left).toBeGreaterThan(questions.getBoundingClientRect().right);
    expect(find(element, '.result-bar').checkVisibility()).toBe(false);
    await page.viewport(390, 700);
    await expect
      .poll(() => result.getBoundingClientRect().top)
      .toBeGreaterThan(questions.getBoundingClientRect().bottom - 1);
    find(element, `[name=${name}]`).scrollIntoView({block: 'center'});
    const bar = find(element, '.result-bar').getBoundingClientRect();
    expect(bar.bottom).toBeLessThanOrEqual(701);
    expect(bar.top).toBeGreaterThanOrEqual(0);
    await userEvent.click(find(element, '.result-bar'));
    await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('h3');
  });
});
