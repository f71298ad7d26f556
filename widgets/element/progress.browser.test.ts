import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import '../blog/define.ts';
import '../chat/define.ts';
import '../enrollment-banner/define.ts';
import '../life-calculator/define.ts';
import '../quote-form/define.ts';
import type {BaseElement} from './base-element.ts';
import {DO_NOT_COUNT} from './late-count.ts';

const heard: string[] = [];
const sent: URLSearchParams[] = [];

const hear = (event: Event): void => {
  const {stage, step} = (event as CustomEvent<{stage: string; step?: string}>).detail;
  heard.push([(event.composedPath()[0] as Element).localName, stage, step].filter(Boolean).join(' '));
};

beforeEach(() => {
  heard.length = 0;
  sent.length = 0;
  localStorage.clear();
  document.addEventListener('lamplight-progress', hear);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((_, init) => {
      if (init?.body instanceof URLSearchParams) sent.push(init.body);
      return Promise.reject(new TypeError('offline'));
    }),
  );
});

afterEach(() => {
  document.removeEventListener('lamplight-progress', hear);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const mount = async (tag: string, attributes: Readonly<Record<string, string>> = {}) => {
  const element = document.createElement(tag) as BaseElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect
    .poll(() => element.shadowRoot?.querySelector('.lamplight')?.hasAttribute('data-live'))
    .toBe(true);
  return element;
};

const find = (element: BaseElement, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

const type = (element: BaseElement, selector: string, text: string): void => {
  const field = find(element, selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
};

const stages = (): readonly (string | null)[] => sent.map((body) => body.get('stage'));

test.each(['lamplight-blog', 'lamplight-chat', 'lamplight-enrollment-banner', 'lamplight-life-calculator'])(
  '%s says once that it was seen, when it comes into view, and sends nothing',
  async (tag) => {
    const before = document.createElement('div');
    before.style.height = '300vh';
    document.body.append(before);
    const element = await mount(tag);
    expect(heard).toEqual([]);
    before.remove();
    await expect.poll(() => heard).toEqual([`${tag} seen`]);
    document.body.prepend(before);
    before.remove();
    await element.updated;
    expect(heard).toEqual([`${tag} seen`]);
    expect(sent).toEqual([]);
  },
);

test('after the first answer, a letter waits for nothing that counts', async () => {
  const form = await mount('lamplight-quote-form');
  const root = find(form, '.lamplight');
  type(form, 'footer select', 'es');
  find(form, 'footer select').click();
  await expect.poll(() => heard).toContain('lamplight-quote-form seen');
  expect(root.oninput).not.toBeNull();
  type(form, '[name=firstName]', 'R');
  await expect.poll(() => heard).toContain('lamplight-quote-form started');
  expect(root.oninput).toBeNull();
  expect(root.onclick).not.toBeNull();
});

test('a form with typed text counts as started, and as abandoned when it leaves the page', async () => {
  const form = await mount('lamplight-quote-form', {partner: 'clinic', lang: 'es'});
  type(form, 'footer select', 'es');
  type(form, '[name=firstName]', 'Rosa');
  type(form, '[name=firstName]', 'Rosario');
  await expect.poll(() => heard).toContain('lamplight-quote-form started');
  form.remove();
  await expect.poll(stages).toEqual(expect.arrayContaining(['started', 'abandoned']));
  expect(heard.filter((each) => each.endsWith('started'))).toHaveLength(1);
  const started = sent.find((body) => body.get('stage') === 'started');
  expect(Object.fromEntries(started ?? [])).toEqual({
    element: 'quote-form',
    stage: 'started',
    step: '',
    page: location.pathname,
    partner: 'clinic',
    language: 'es',
  });
});

test('a choice of language is not an answer', async () => {
  const form = await mount('lamplight-quote-form');
  type(form, 'footer select', 'en');
  await expect.poll(() => heard).toContain('lamplight-quote-form seen');
  await import('./late-progress.ts');
  type(form, '[name=lastName]', 'Delgado');
  await expect.poll(() => heard).toContain('lamplight-quote-form started');
  expect(heard).toEqual(['lamplight-quote-form seen', 'lamplight-quote-form started']);
});

test('a calculator is opened, started and finished; a result is not abandoned, and no number is sent', async () => {
  const calculator = await mount('lamplight-life-calculator');
  find(calculator, '.opener').click();
  await expect.poll(() => heard).toContain('lamplight-life-calculator opened');
  type(calculator, '[name=income]', '61234');
  await expect.poll(() => heard).toContain('lamplight-life-calculator started');
  (calculator as BaseElement & {calculate(): void}).calculate();
  await expect.poll(stages).toContain('finished');
  calculator.remove();
  await Promise.resolve();
  expect(heard).not.toContain('lamplight-life-calculator abandoned');
  expect(sent.map(String).join(' ')).not.toContain('61234');
});

test.each([
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
  ],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', {value: '1', configurable: true})],
  ['the visitor’s own choice', () => localStorage.setItem(DO_NOT_COUNT, 'yes')],
  ['the page’s attribute', () => undefined],
])('%s: the page is notified, and nothing is counted', async (name, object) => {
  object();
  try {
    const form = await mount('lamplight-quote-form', name.startsWith('the page') ? {counts: 'off'} : {});
    type(form, '[name=firstName]', 'Rosa');
    await expect.poll(() => heard).toContain('lamplight-quote-form started');
    form.remove();
    await expect.poll(() => form.reached['abandoned']).toBeDefined();
    expect(sent).toEqual([]);
  } finally {
    for (const property of ['globalPrivacyControl', 'doNotTrack'])
      Reflect.deleteProperty(navigator, property);
  }
});
