import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {retirementDefaults} from '../../insurance/retirement/retirement-inputs.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';

define(RetirementCalculatorElement);

const {create, field, find, hear, heard, mount, open} = onAPage<RetirementCalculatorElement>(
  'lamplight-retirement-calculator',
);

describe('the surrounding page', () => {
  test('can call calculate() on a disconnected element, and gets one event before it returns', () => {
    const element = create();
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

  test('sets inputs by attribute, property and values; the last one counts', async () => {
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

  test('may change the object that it has read, and changes nothing in the calculator', async () => {
    const element = await mount();
    element.values = {personAge: 50};
    Object.assign(element.values, {personAge: 60, note: 'mine'});
    expect(element.values).toEqual({...retirementDefaults, personAge: 50});
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

  test('may move the open element, and typed text stays', async () => {
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
  test('can change while it is open, with numbers and results', async () => {
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
