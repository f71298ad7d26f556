import {afterEach, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {AcaCalculatorElement} from '../aca-calculator/aca-calculator.element.ts';
import {define} from '../element/define.ts';
import {LifeCalculatorElement} from '../life-calculator/life-calculator.element.ts';
import {keepsIt, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  fill,
  find,
  focused,
  mount,
  mountBehindButton,
  text,
  useEmptyPages,
} from '../quote-form/quote-form-on-a-page.ts';

useEmptyPages();
define(LifeCalculatorElement);
define(AcaCalculatorElement);

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

const life = {calculator: 'life', inputs: {income: 75_000, debts: 0, expenses: 40_000, years: 10}} as const;

type Calculator = LifeCalculatorElement | AcaCalculatorElement;

const calculator = async (tag: string, values: object): Promise<Calculator> => {
  const element = document.createElement(tag) as Calculator;
  element.setAttribute('partner', 'riverside-clinic');
  document.body.append(element);
  Object.assign(element, {values});
  element.calculate();
  await element.open();
  await expect.poll(() => element.shadowRoot?.querySelector('.send-agent a')).not.toBeNull();
  return element;
};

const button = (element: Calculator): HTMLAnchorElement => {
  const found = element.shadowRoot?.querySelector<HTMLAnchorElement>('.send-agent a');
  if (!found) throw new Error('nothing sends to the agent');
  return found;
};

const sentCalculation = (heard: ReturnType<typeof serveScript>): unknown =>
  (JSON.parse(heard.at(-1)?.body ?? '{}') as {calculation?: unknown}).calculation;

test('a calculation is sent with the request that names it, and nothing is sent before', async () => {
  const heard = serveScript(keepsIt);
  const form = await mount();
  const element = await calculator('lamplight-life-calculator', life.inputs);
  await userEvent.click(button(element));
  await expect.poll(() => focused(form)?.id).toBe('attached');
  expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  expect(text(form, '.attached')).toMatch(/life insurance calculator: income, debts/u);
  expect(control(form, 'insuranceType').value).toBe('life');
  expect(heard).toEqual([]);
  await fill(form, {...ana, insuranceType: 'life'});
  await form.submit();
  expect(sentCalculation(heard)).toMatchObject(life);
  expect(form.shadowRoot?.querySelector('.attached')).toBeNull();
});

test('a form behind a button opens for the calculation, from a calculator and from the address', async () => {
  serveScript(keepsIt);
  const form = await mountBehindButton();
  const element = await calculator('lamplight-life-calculator', life.inputs);
  await userEvent.click(button(element));
  await expect.poll(() => focused(form)?.id).toBe('attached');
  expect(find(form, 'dialog').matches(':modal')).toBe(true);
  expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  document.body.replaceChildren();
  sessionStorage.clear();

  history.replaceState(
    null,
    '',
    `${location.pathname}#calculation=${encodeURIComponent(JSON.stringify(life))}`,
  );
  const again = await mountBehindButton();
  await expect.poll(() => text(again, 'dialog .attached')).toContain('life insurance calculator');
  expect(location.hash).toBe('#hero');
});

test('the visitor can remove the calculation', async () => {
  const heard = serveScript(keepsIt);
  const form = await mount();
  await form.attachCalculation(life);
  await userEvent.click(control(form, 'calculation'));
  await fill(form);
  await form.submit();
  expect(heard).toHaveLength(1);
  expect(sentCalculation(heard)).toBeUndefined();
});

test('a Marketplace estimate is sent without pregnancy and tobacco', async () => {
  const heard = serveScript(keepsIt);
  const form = await mount({'insurance-type': 'cancer'});
  const people = [{age: 30, pregnant: true, babiesExpected: 2, tobacco: true, medicare: false}];
  const inputs = {planYear: 2027, householdSize: 2, income: 30_000, filing: 'single', county: 'Harris'};
  const element = await calculator('lamplight-aca-calculator', {...inputs, people});
  expect(button(element).href).not.toMatch(/pregnan|tobacco|babies/iu);
  await userEvent.click(button(element));
  await expect.poll(() => text(form, '.attached')).toContain('Pregnancy and tobacco are left out.');
  expect(control(form, 'insuranceType').value).toBe('cancer');
  await fill(form, {...ana, insuranceType: 'cancer'});
  await form.submit();
  expect(sentCalculation(heard)).toEqual({
    calculator: 'aca',
    inputs: {...inputs, people: [{age: 30, medicare: false}]},
  });
});

// The form says that pregnancy and tobacco are left out, and the server refuses them without their consent: the lead would be lost.
test('what a page attaches is sent without pregnancy and tobacco, too, and what is no calculation is not attached', async () => {
  const heard = serveScript(keepsIt);
  const form = await mount();
  const inputs = {planYear: 2027, householdSize: 2, income: 30_000, filing: 'single'} as const;
  const people = [{age: 30, pregnant: true, babiesExpected: 2, tobacco: true, medicare: false}];
  await form.attachCalculation({calculator: 'aca', inputs: {...inputs, people}});
  // The detail of the Marketplace calculator's event has no inputs.
  const detail = {calculator: 'aca', result: {planYear: 2027}} as unknown as typeof life;
  await expect(form.attachCalculation(detail)).rejects.toThrow('{calculator, inputs}');
  await fill(form);
  await form.submit();
  expect(sentCalculation(heard)).toEqual({
    calculator: 'aca',
    inputs: {...inputs, people: [{age: 30, medicare: false}]},
  });
});

test('on a page without a form the button opens the agency’s own form, with the partner and the calculation', async () => {
  const element = await calculator('lamplight-life-calculator', life.inputs);
  const {href, target, rel} = button(element);
  expect([target, rel]).toEqual(['_blank', 'noopener']);
  expect(href).toContain(`${location.origin}/?partner=riverside-clinic#calculation=`);
  element.remove();

  // The fragment reaches no server, and is removed from the address at once.
  history.replaceState(null, '', location.pathname + new URL(href).hash);
  const form = await mount();
  await expect.poll(() => text(form, '.attached')).toContain('life insurance calculator');
  expect(location.hash).toBe('#hero');
});

test.each([
  '#calculation=%7B',
  '#calculation=%7B%22calculator%22%3A%22aca%22%2C%22inputs%22%3A%7B%7D%7D',
  '#calculation=%7B%22calculator%22%3A%22loan%22%7D',
  '#calculation=%E0%A4%A',
])('a fragment that is no calculation is dropped: %s', async (hash) => {
  history.replaceState(null, '', location.pathname + hash);
  const form = await mount();
  await expect.poll(() => location.hash).toBe('#hero');
  expect(form.shadowRoot?.querySelector('.attached')).toBeNull();
  expect(find(form, 'form')).not.toBeNull();
});

test('an attached calculation is still there after a reload', async () => {
  const form = await mount();
  await form.attachCalculation(life);
  form.remove();
  const again = await mount();
  await expect.poll(() => text(again, '.attached')).toContain('life insurance calculator');
});
