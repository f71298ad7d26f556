import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {nearestPlanYear} from '../../insurance/figures/plan-figures.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

type Heard = {
  readonly type: string;
  readonly detail: {
    readonly calculator?: string;
    readonly code?: string;
    readonly message?: string;
    readonly result?: object;
  };
};

let heard: Heard[] = [];
const hear = (event: Event): void =>
  void heard.push({type: event.type, detail: (event as CustomEvent<Heard['detail']>).detail});
const types = ['lamplight-calculated', 'lamplight-error'];

beforeEach(() => {
  heard = [];
  localStorage.clear();
  sessionStorage.clear();
  protocol().chosen = null;
  for (const type of types) document.addEventListener(type, hear);
});

afterEach(() => {
  for (const type of types) document.removeEventListener(type, hear);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const create = (): AcaCalculatorElement =>
  document.createElement('lamplight-aca-calculator') as AcaCalculatorElement;

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<AcaCalculatorElement> => {
  const element = create();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const all = (element: AcaCalculatorElement, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const find = (element: AcaCalculatorElement, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const field = (element: AcaCalculatorElement, name: string): HTMLInputElement =>
  find(element, `[name="${name}"]`) as HTMLInputElement;
const focused = (element: AcaCalculatorElement): string => {
  const active = element.shadowRoot?.activeElement;
  return active?.getAttribute('name') ?? active?.className ?? '';
};
const texts = (element: AcaCalculatorElement, selector: string): string[] =>
  all(element, selector).map(({textContent}) => textContent);

const open = async (element: AcaCalculatorElement): Promise<void> => {
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => all(element, '[part=calculator]')).toHaveLength(1);
};

const show = async (values: Readonly<Record<string, unknown>>): Promise<AcaCalculatorElement> => {
  const element = await mount();
  element.values = {planYear: 2027, ...values};
  element.calculate();
  await element.open();
  return element;
};

const couple = {householdSize: 2, filing: 'joint', people: [{age: 52}, {age: 50}]};

describe('open and closed', () => {
  test('closed there is only the Open button and the licence line, and no number has been written', async () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const element = await mount({income: '50000'});
    expect(texts(element, 'button, input, select, a')).toEqual(['Open Marketplace Calculator']);
    expect(find(element, '.licence').textContent).toMatch(/license #\d/);
    expect(made).not.toHaveBeenCalled();
  });

  test('open there are the questions, the estimate footer without rates, and the licence line', async () => {
    const element = await mount();
    await open(element);
    expect(field(element, 'planYear').value).toBe(
      String(nearestPlanYear(planYearOn(chicagoDay(Date.now())))),
    );
    expect(texts(element, '[name=filing] option:not([hidden])')).toEqual([
      'Single',
      'Married, filing jointly',
      'Head of household',
      'Married, filing separately',
    ]);
    expect(find(element, '.small-print').textContent).toMatch(
      /^Estimate only, not a quote.* repaid in full\.$/,
    );
    expect(find(element, '.small-print').textContent).not.toMatch(/rates/i);
    expect(find(element, '[part=footer]').textContent).toMatch(/license #\d/);
  });

  test('Close hides it, gives the focus back and keeps the answers in memory alone', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'income'), '45000');
    await userEvent.click(find(element, '[part=close]'));
    await expect.poll(() => all(element, '[part=calculator]')).toHaveLength(0);
    expect(element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
    await open(element);
    expect(field(element, 'income').value).toBe('45,000');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

test('two fields that a program fills in one task are both taken', async () => {
  const element = await mount();
  await open(element);
  for (const [name, text] of Object.entries({income: '48000', householdSize: '3', 'people.0.age': '41'})) {
    const control = field(element, name);
    control.value = text;
    control.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
  }
  await element.updated;
  expect(element.values).toMatchObject({income: 48_000, householdSize: 3, people: [{age: 41}]});
});

test('by the keyboard alone: opened, filled, a person added, calculated', async () => {
  const element = await mount({'plan-year': '2027'});
  find(element, '.opener').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all(element, '[part=calculator]')).toHaveLength(1);
  field(element, 'householdSize').focus();
  await userEvent.keyboard('{Control>}a{/Control}2{Tab}31.000{Tab}52{Tab}{Tab}');
  expect(field(element, 'income').value).toBe('31,000');
  expect(focused(element)).toBe('button outline add');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused(element)).toBe('people.1.age');
  await userEvent.keyboard('17{Enter}');
  await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Your estimate for 2027');
  expect(texts(element, '.outcome-program')).toEqual(['Premium tax credit', 'CHIP']);
  expect(heard).toHaveLength(1);
});

describe('people', () => {
  test('are added with room in the household, and removed with the focus kept and what was typed left alone', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'people.0.age'), 'x');
    await userEvent.click(find(element, '.add'));
    await userEvent.fill(field(element, 'people.1.age'), '31');
    await expect.poll(() => field(element, 'householdSize').value).toBe('2');
    const [first] = all(element, '.remove');
    expect(first?.getAttribute('aria-label')).toBe('Remove Person 1');
    await userEvent.click(first as HTMLElement);
    await expect.poll(() => focused(element)).toBe('people.0.age');
    expect(field(element, 'people.0.age').value).toBe('31');
    expect(all(element, '.remove')).toHaveLength(0);
  });

  test('are asked for babies and prices only where these matter', async () => {
    const element = await mount();
    await open(element);
    await userEvent.click(find(element, '.more summary'));
    expect(all(element, '[name$=babiesExpected], [name$=Monthly], [name$=minimumValue]')).toHaveLength(0);
    await userEvent.click(field(element, 'people.0.pregnant'));
    await userEvent.click(field(element, 'people.0.employerOffer'));
    await expect.poll(() => field(element, 'people.0.babiesExpected').value).toBe('1');
    await userEvent.fill(field(element, 'people.0.employerOffer.selfOnlyMonthly'), '1,200.50');
    expect(field(element, 'people.0.employerOffer.minimumValue').checked).toBe(true);
    expect(element.values.people[0]).toMatchObject({
      pregnant: true,
      babiesExpected: 1,
      employerOffer: {minimumValue: true, selfOnlyMonthly: 1200.5},
    });
    await userEvent.click(field(element, 'people.0.employerOffer'));
    await expect.poll(() => element.values.people[0]).not.toHaveProperty('employerOffer');
  });
});

describe('the result', () => {
  test('names the contribution, and every figure opens to a sum that ends in it', async () => {
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
      '$47,000 a year, 217% of the poverty line; you pay $291 a month',
    );
  });

  test.each([
    [86_560, 'credit', 'credit-ends', 'Exactly here', '10.22%'],
    [86_561, 'full-price', 'none', 'There is no limit here.', '400.0046%'],
  ])('at %d dollars for two is %s', async (income, program, above, distance, percent) => {
    const element = await show({...couple, income});
    expect(all(element, '.outcome').map(({dataset}) => dataset['program'])).toEqual([program, program]);
    const [, limitAbove] = all(element, '.limit');
    expect(limitAbove?.dataset['limit']).toBe(above);
    expect(limitAbove?.textContent).toContain(distance);
    expect(find(element, '.result').textContent).toContain(percent);
  });

  test('shows the distance to the cent and the levers, none of which leads below the poverty line', async () => {
    const element = await show({householdSize: 1, income: 22_000, people: [{age: 40}]});
    expect(texts(element, '.limit-distance')).toEqual(['$773.20 less', '$1,940 more']);
    expect(find(element, '[data-target=share-steps-up]').textContent).toContain('$774 less');
    expect(find(element, '[data-lever=ira]').textContent).toContain('You could use $6,040 without');
    expect(find(element, '.levers').textContent).toContain('Ask a tax adviser before you act on it.');
    // An account would cost the silver plan's reduced deductibles.
    expect(all(element, '[data-lever=hsa]')).toEqual([]);
  });

  test('offers a health savings account with bronze to keep the credit, and says at most what one pays', async () => {
    const element = await show({householdSize: 1, income: 65_000, people: [{age: 40}]});
    const lever = find(element, '[data-lever=hsa]').textContent;
    expect(lever).toContain('$4,500');
    expect(lever).toContain('bronze');
    const paying = await show({householdSize: 1, income: 60_000, people: [{age: 40}]});
    expect(find(paying, '.result').textContent).toContain('there is no credit and you pay its price');
  });

  test('says what must be said: repayment in full, immigration, the gap’s help, Medicare’s own sentences', async () => {
    const credit = await show({...couple, income: 47_000});
    expect(all(credit, '[data-note]').map(({dataset}) => dataset['note'])).toEqual([
      'excess-credit-repaid',
      'immigration-rules',
    ]);
    expect(all(credit, '.medicare-texts')).toHaveLength(0);
    const gap = await show({householdSize: 1, income: 9_000, people: [{age: 64}]});
    expect(texts(gap, '.outcome-program')).toEqual(['In the coverage gap']);
    expect(find(gap, '[data-note=gap-help]').textContent).toContain('2-1-1 Texas');
    expect(find(gap, '[data-note=catastrophic-plan-open]').textContent).toContain(
      'The credit cannot be used for it',
    );
    expect(find(gap, '.medicare-texts').textContent).toContain(
      'Not connected with or endorsed by the United States government or the federal Medicare program.',
    );
  });

  test('names the source of every figure, its day, and what is past its review', async () => {
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

  test('says when the answers have changed since', async () => {
    const element = await show({...couple, income: 47_000});
    expect(all(element, '.stale')).toHaveLength(0);
    await userEvent.fill(field(element, 'income'), '48000');
    await expect.poll(() => all(element, '.stale')).toHaveLength(1);
  });
});

describe('what is out of range or no number', () => {
  test('is said in place and in a summary with the focus, dispatches one error and shows no result', async () => {
    const element = await show({...couple, income: 47_000});
    await userEvent.fill(field(element, 'income'), 'much');
    await userEvent.fill(field(element, 'people.1.age'), '121');
    heard = [];
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
    await userEvent.fill(field(element, 'people.1.age'), '50');
    await expect.poll(() => texts(element, '.summary a')).toHaveLength(1);
  });

  test('is shown where it stands, also behind a closed part', async () => {
    const element = await mount();
    await open(element);
    await userEvent.click(find(element, '.more summary'));
    await userEvent.click(field(element, 'people.0.employerOffer'));
    await userEvent.click(find(element, '.more summary'));
    await expect.poll(() => (find(element, '.more') as HTMLDetailsElement).open).toBe(false);
    await userEvent.click(find(element, '[part=calculate]'));
    await expect.poll(() => (find(element, '.more') as HTMLDetailsElement).open).toBe(true);
  });

  test('is said as soon as the field is left', async () => {
    const element = await mount();
    await open(element);
    await userEvent.fill(field(element, 'householdSize'), '31');
    expect(all(element, '.error')).toHaveLength(0);
    await userEvent.tab();
    await expect.poll(() => texts(element, '.error')).toEqual(['Enter a whole number from 1 to 30.']);
    expect(heard).toEqual([]);
  });
});

describe('the page around it', () => {
  const pregnant = {householdSize: 1, income: 30_000, people: [{age: 28, pregnant: true, tobacco: true}]};

  test('calls calculate() on an element that is on no page, and hears one event before it returns', () => {
    const element = create();
    for (const type of types) element.addEventListener(type, hear);
    element.values = {planYear: 2027, ...couple, income: 43_280};
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
          },
        },
      },
    ]);
    element.values = {};
    element.calculate();
    expect(heard.map(({type}) => type)).toEqual(types);
  });

  test('hears neither inputs nor which of a person’s answers is wrong', () => {
    const element = create();
    for (const type of types) element.addEventListener(type, hear);
    element.values = pregnant;
    element.calculate();
    element.values = {...pregnant, people: [{age: 28, pregnant: true, babiesExpected: 0}]};
    element.calculate();
    const [calculated, error] = heard;
    expect(Object.keys(calculated?.detail ?? {}).toSorted()).toEqual(['calculator', 'result']);
    expect(JSON.stringify(calculated)).not.toMatch(/tobacco|babies|income"|28/);
    expect(error?.detail.message).toBe('lamplight-aca-calculator: people.0 too-low');
  });

  test('sets inputs by attribute, property and values; the last word holds', async () => {
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

  test('asks for the plan year people shop for on the day', () => {
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

  test('may move it while it is open; what was typed stays', async () => {
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

test('the language changes while it is open, numbers, dates and results with it', async () => {
  const element = await show({...couple, income: 47_000});
  protocol().choose('de');
  await expect.poll(() => find(element, 'h2').textContent).toBe('Marketplace-Rechner');
  expect(field(element, 'income').value).toBe('47.000');
  expect(find(element, '.headline-value').textContent).toBe('291\u00A0$');
  expect(find(element, '[data-source]').textContent).toContain('Geprüft am 20. November 2026.');
  expect(texts(element, '.outcome-program')[0]).toBe('Steuergutschrift');
});
