import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {define} from '../element/define.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

const {all, field, find, focused, heard, mount, open, texts} =
  onAPage<AcaCalculatorElement>('lamplight-aca-calculator');

describe('open and closed', () => {
  test('when closed there is only the Open button and the license line, and no number has been formatted', async () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const element = await mount({income: '50000'});
    expect(texts(element, 'button, input, select, a')).toEqual(['Open Marketplace Calculator']);
    expect(find(element, '.licence').textContent).toMatch(/license #\d/);
    expect(made).not.toHaveBeenCalled();
  });

  test('when open there are the questions, the estimate footer without rates, and the license line', async () => {
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

  test('Close hides the panel, returns the focus and keeps the answers in memory only', async () => {
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

test('two fields that a program fills in one task are both read', async () => {
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

test('works by keyboard alone: opening, filling in, adding a person, calculating', async () => {
  const element = await mount({'plan-year': '2027'});
  find(element, '.opener').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all(element, '[part=calculator]')).toHaveLength(1);
  field(element, 'householdSize').focus();
  await userEvent.keyboard('{Control>}a{/Control}2{Tab}31.000{Tab}{Tab}{Tab}52{Tab}{Tab}');
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
  test('are added within the household, and removed with the focus kept and typed text unchanged', async () => {
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

  test('are asked for babies and prices only if these matter', async () => {
    const element = await mount();
    await open(element);
    await userEvent.click(find(element, '.more summary'));
    expect(all(element, '[name$=babiesExpected], [name$=OnlyMonthly], [name$=minimumValue]')).toHaveLength(0);
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
