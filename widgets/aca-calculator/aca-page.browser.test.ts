import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {onAPage, outcomes} from '../ui/calculator/calculator-on-a-page.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

const {all, create, field, find, hear, heard, mount, open, show, texts} =
  onAPage<AcaCalculatorElement>('lamplight-aca-calculator');

/** A page that changes the order of what it has received. */
const reverse = (event: Event): void => {
  const {people} = (event as CustomEvent<{readonly result: {readonly people: object[]}}>).detail.result;
  Object.assign(people, people.toReversed());
};

const couple = {planYear: 2027, householdSize: 2, filing: 'joint', people: [{age: 52}, {age: 50}]};

describe('the surrounding page', () => {
  const pregnant = {householdSize: 1, income: 30_000, people: [{age: 28, pregnant: true, tobacco: true}]};

  test('can call calculate() on a disconnected element, and gets one event before it returns', () => {
    const element = create();
    for (const type of outcomes) element.addEventListener(type, hear);
    element.values = {...couple, income: 43_280};
    expect(heard).toEqual([]);
    element.calculate();
    const person = {program: 'credit', reason: 'within-100-to-400-percent'};
    expect(heard).toEqual([
      {
        type: 'lamplight-calculated',
        detail: {
          calculator: 'aca',
          result: {
            planYear: 2027,
            fplPercent: 200,
            applicablePercentage: 6.78,
            expectedContribution: {year: 43_280 * 0.0678, month: (43_280 * 0.0678) / 12},
            csr: 87,
            people: [person, person],
            premium: null,
          },
        },
      },
    ]);
    element.values = {};
    element.calculate();
    expect(heard.map(({type}) => type)).toEqual(outcomes);
  });

  test('receives neither inputs nor the names of a person’s invalid answers', () => {
    const element = create();
    for (const type of outcomes) element.addEventListener(type, hear);
    element.values = pregnant;
    element.calculate();
    element.values = {...pregnant, people: [{age: 28, pregnant: true, babiesExpected: 0}]};
    element.calculate();
    const [calculated, error] = heard;
    expect(Object.keys(calculated?.detail ?? {}).toSorted()).toEqual(['calculator', 'result']);
    expect(JSON.stringify(calculated)).not.toMatch(/tobacco|babies|income"|28/);
    expect(error?.detail.message).toBe('lamplight-aca-calculator: people.0 too-low');
  });

  test('gets the programs in the order of the contract, while the screen names an affordable plan at work below the poverty line', async () => {
    for (const type of outcomes) document.addEventListener(type, hear);
    onTestFinished(() => outcomes.forEach((type) => document.removeEventListener(type, hear)));
    const person = {age: 40, employerOffer: {minimumValue: true, selfOnlyMonthly: 100}};
    const element = await show({householdSize: 1, income: 12_000, filing: 'single', people: [person]});
    expect(heard.at(-1)?.detail.result).toMatchObject({people: [{program: 'coverage-gap'}]});
    expect(texts(element, '[part~=outcome]')).toEqual([expect.stringContaining('The plan at work')]);
    expect(find(element, '[part~=result]').textContent).not.toContain('2-1-1');
  });

  test('may sort what an event has given it, and each person keeps the right program on screen', async () => {
    const values = {...couple, income: 43_280, people: [{age: 66}, {age: 50}]};
    const expected = texts(await show(values), '[part~=outcome]');
    expect(new Set(expected).size).toBe(2);
    document.addEventListener('lamplight-calculated', reverse);
    onTestFinished(() => document.removeEventListener('lamplight-calculated', reverse));
    expect(texts(await show(values), '[part~=outcome]')).toEqual(expected);
  });

  test('sets inputs by attribute, property and values; the last one counts', async () => {
    const element = await mount({
      'household-size': '3',
      income: '51500',
      filing: 'head',
      'plan-year': '2026',
    });
    expect(element.values).toMatchObject({householdSize: 3, income: 51_500, filing: 'head', planYear: 2026});
    Object.assign(element, {income: 52_000, planYear: 2027});
    expect(element.values).toMatchObject({income: 52_000, planYear: 2027});
    element.values = {income: 20_000, people: [{age: 30}]};
    expect(element.values).toMatchObject({income: 20_000, householdSize: 1, filing: 'single'});
    element.setAttribute('household-size', '2');
    expect(element.values).toMatchObject({income: 20_000, householdSize: 2, people: [{age: 30}]});
    expect(heard).toEqual([]);
  });

  test('gets the plan year for which people choose plans on the day', () => {
    const now = vi.spyOn(Date, 'now');
    for (const [month, day, year] of [
      [9, 31, 2026],
      [10, 2, 2027],
      [11, 31, 2027],
    ] as const) {
      now.mockReturnValue(Date.UTC(2026, month, day, 12));
      expect(create().values.planYear).toBe(year);
    }
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
    expect(all(element, '.summary')).toHaveLength(1);
  });

  test('keeps a focus that moves elsewhere while the panel loads', async () => {
    const element = await mount();
    const own = document.createElement('input');
    document.body.append(own);
    const arrived = new Promise<void>((resolve) => {
      const root = element.shadowRoot ?? element;
      new MutationObserver(() => {
        if (!root.querySelector('[part=calculator]')) return;
        own.focus();
        resolve();
      }).observe(root, {childList: true, subtree: true});
    });
    await open(element);
    await arrived;
    // Longer than the frame and the task after which effects run.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(own);
  });

  test('may move the open element, and typed text stays', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'people.0.age'), 'forty');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await element.updated;
    expect(field(element, 'people.0.age').value).toBe('forty');
  });
});

test('can change the language while it is open, with numbers, dates and results', async () => {
  const element = await show({...couple, income: 47_000});
  protocol().choose('de');
  await expect.poll(() => find(element, 'h2').textContent).toBe('Marketplace-Rechner');
  expect(field(element, 'income').value).toBe('47.000');
  expect(find(element, '.headline-value').textContent).toBe('291\u00A0$');
  expect(find(element, '[data-source]').textContent).toContain('Geprüft am 20. November 2026.');
  expect(texts(element, '.outcome-program')[0]).toBe('Steuergutschrift');
});
