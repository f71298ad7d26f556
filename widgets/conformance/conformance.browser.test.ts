/* Checks of every widget: each loops over the widget's list of states. */
import axe from 'axe-core';
import {afterEach, beforeEach, describe, expect, inject, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {BaseElement} from '../element/base-element.ts';
import {propertyName} from '../element/attributes.ts';
import {define} from '../element/define.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {protocol} from '../element/protocol.ts';
import {contracts} from '../embed/contracts.ts';
import {type WidgetName, widgetNames} from '../embed/names.ts';
import {disclaimersOf, disclaimersShown} from './disclaimers.ts';
import {everyWidget} from './every-widget.ts';
import {mountInEmptyTab} from './mount-in-empty-tab.ts';
import {sampled} from '../../agency/testing/sampled.ts';

for (const {elementClass} of everyWidget) define(elementClass);

// Measuring a state in every language takes long: `npm test` measures some states, `npm run test:all` all.
const isFull = inject('isFull');

// The sample: each state in one language, in turn.
const audited = (state: number) => (isFull ? LANGUAGES : [LANGUAGES[state % LANGUAGES.length] ?? 'en']);

// Each state of the chat, which lies over other people's pages, in each audited language has one look, in turn, so that the states together
// have all looks. The states of other elements name their own looks.
const LOOKS = [
  [390, 'light'],
  [1440, 'dark'],
  [390, 'dark'],
  [1440, 'light'],
] as const;
const lookOf = (state: number, lang: (typeof LANGUAGES)[number]) =>
  LOOKS[(state + LANGUAGES.indexOf(lang)) % LOOKS.length] ?? LOOKS[0];

// German has the longest words.
const measured = isFull ? (['en', 'de'] as const) : (['de'] as const);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  protocol().chosen = null;
  // These tests need no server; a state that needs one supplies the answer itself.
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline'))),
  );
});

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.background = '';
  await page.viewport(1280, 900);
  vi.unstubAllGlobals();
});

const describedParts = (name: WidgetName): readonly string[] => {
  const contract = contracts[name];
  return [contract, ...contract.shared].flatMap(({parts}) => Object.keys(parts ?? {}));
};

const visibleText = (element: BaseElement): string =>
  element.shadowRoot?.querySelector('.lamplight')?.textContent ?? '';

const expectParts = ({shadowRoot}: BaseElement, name: WidgetName): void => {
  const root = shadowRoot as ShadowRoot;
  const shown = [...root.querySelectorAll('[part]')].flatMap(({part}) => part.value.split(' '));
  expect(describedParts(name)).toEqual(expect.arrayContaining(shown));
  const hiding = [...root.querySelectorAll('form [name]')]
    .map((control) => control.getAttribute('name'))
    // `name` is the specification's name of a field of the contact form.
    .filter((field) => field && field !== 'name' && field in HTMLFormElement.prototype);
  expect(hiding).toEqual([]);
};

const expectSizes = ({shadowRoot}: BaseElement, where: string): void => {
  const root = shadowRoot as ShadowRoot;
  // iPhones magnify the page at a smaller input.
  for (const input of root.querySelectorAll('input:not([type=checkbox],[type=radio]), select, textarea')) {
    if (!input.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(input).fontSize);
    expect(size, `${where} ${input.outerHTML}`).toBeGreaterThanOrEqual(16);
  }
  for (const target of root.querySelectorAll('button, [role=tab], .action')) {
    if (!target.checkVisibility({visibilityProperty: true})) continue;
    const {height, width} = target.getBoundingClientRect();
    expect(Math.min(height, width), `${where} ${target.outerHTML}`).toBeGreaterThanOrEqual(24);
  }
};

/** Conditions such as `@container (width >= 35em)` count in the text of the container: 16 px, except on the banner. */
const expectContainers = ({shadowRoot}: BaseElement): void => {
  const root = shadowRoot as ShadowRoot;
  for (const box of root.querySelectorAll('*')) {
    const {containerType, fontSize} = getComputedStyle(box);
    if (containerType === 'normal') continue;
    expect(fontSize, box.className).toBe(box.matches('.bar') ? '15px' : '16px');
  }
};

test('every published element has a class, a list of states and a README', () => {
  expect(everyWidget.map(({name}) => name).toSorted()).toEqual([...widgetNames].toSorted());
  for (const {name, examples, readme} of everyWidget) {
    expect(examples.length, name).toBeGreaterThan(0);
    expect(readme, name).toContain(`<lamplight-${name}`);
  }
});

describe.each(everyWidget.map((widget) => [widget.name, widget] as const))('%s', (_, widget) => {
  test('fulfills its contract', () => {
    const contract = contracts[widget.name];
    const {prototype} = widget.elementClass;
    expect(widget.elementClass.name).toBe(contract.className);
    expect(widget.elementClass.attributes).toBe(contract.table);
    for (const [attribute, {isAttributeOnly = false}] of Object.entries(contract.attributes)) {
      expect(attribute).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(propertyName(attribute) in prototype, attribute).toBe(true);
      expect(propertyName(attribute) in HTMLElement.prototype, attribute).toBe(isAttributeOnly);
    }
    for (const source of [contract, ...contract.shared]) {
      const methods = Object.keys(source.methods ?? {});
      for (const name of [...methods, ...Object.keys(source.properties ?? {})])
        expect(name in prototype, name).toBe(true);
    }
  });

  // 28 TAC 19.902: an advertisement names the license.
  test('shows its footer although the page hides the part', async () => {
    const hidden = document.createElement('style');
    hidden.textContent =
      '*::part(footer) { display: none !important; visibility: hidden !important; opacity: 0 !important; }';
    document.body.append(hidden);
    let shown = 0;
    for (const example of isFull ? widget.examples : widget.examples.slice(0, 2)) {
      const element = await mountInEmptyTab(widget, example, 'en');
      const footer = element.shadowRoot?.querySelector('[part~=footer]');
      const isVisible = () => footer?.checkVisibility({opacityProperty: true, visibilityProperty: true});
      if (footer) shown += 1;
      // A dialog opens after its first drawing.
      await expect.poll(isVisible, {message: example.name}).toBe(footer ? true : undefined);
      element.remove();
    }
    expect(shown > 0).toBe(describedParts(widget.name).includes('footer'));
  });

  test('does not change the properties of every HTML element', () => {
    const element = document.createElement(`lamplight-${widget.name}`);
    const ours = new Set(Object.getOwnPropertyNames(element));
    for (
      let proto: object = element;
      proto !== HTMLElement.prototype;
      proto = Object.getPrototypeOf(proto) as object
    )
      for (const name of Object.getOwnPropertyNames(proto)) ours.add(name);
    ours.delete('constructor');
    expect([...ours].filter((name) => name in HTMLElement.prototype)).toEqual([]);
  });

  // One mount for all checks that leave the element as it is: mounting takes longer than most of them.
  test.each(widget.name === 'chat' ? widget.examples : sampled(widget.examples, 2))(
    'keeps its parts and sizes, shows whole texts and its own disclaimers, and has no axe violation: $name',
    async (example) => {
      const state = widget.examples.indexOf(example);
      for (const lang of audited(state)) {
        const [width, theme] = widget.name === 'chat' ? lookOf(state, lang) : ([1280, 'auto'] as const);
        const where = `${lang} ${width} ${theme}`;
        await page.viewport(width, 900);
        // The page around an element that has no background of its own.
        document.body.style.background = theme === 'dark' ? '#101b26' : '';
        const element = await mountInEmptyTab(widget, example, lang, document.body, {theme});
        expectParts(element, widget.name);
        expectSizes(element, where);
        expectContainers(element);
        const text = visibleText(element);
        expect(text, where).not.toMatch(/{{|}}|undefined|NaN|\[object/);
        const catalog = await widget.elementClass.catalogs(lang);
        // A visible key is a missing text: keys are camelCase words, which no sentence has.
        const leaked = Object.keys(catalog).filter(
          (key) => /[a-z][A-Z]/.test(key) && new RegExp(`\\b${key}\\b`).test(text),
        );
        expect(leaked, where).toEqual([]);
        const own = disclaimersOf(widget.name);
        expect(disclaimersShown(element, lang).filter((shown) => !own.includes(shown))).toEqual([]);
        const {violations} = await axe.run(element, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
          // These rules judge a whole page; the page around an element is not part of the test.
          rules: {region: {enabled: false}, 'page-has-heading-one': {enabled: false}},
        });
        const faults = violations.map(
          ({id, nodes}) => `${where} ${id}: ${nodes.map(({html}) => html).join(' | ')}`,
        );
        expect(faults).toEqual([]);
        element.remove();
      }
    },
  );

  test.each(sampled(widget.examples))(
    'changes its language in place without an error: $name',
    async (example) => {
      const errors: unknown[] = [];
      const listen = (event: Event): void => void errors.push((event as CustomEvent).detail);
      const element = await mountInEmptyTab(widget, example, 'en');
      document.addEventListener('lamplight-error', listen);
      for (const lang of ['de', 'zh', 'en'] as const) {
        protocol().choose(lang);
        await expect.poll(() => element.spoken, {interval: 5}).toBe(lang);
        await element.updated;
      }
      document.removeEventListener('lamplight-error', listen);
      expect(errors).toEqual([]);
    },
  );

  test('overflows its container sideways at no width', async () => {
    for (const example of sampled(widget.examples, 2, 1)) {
      for (const lang of measured) {
        const element = await mountInEmptyTab(widget, example, lang);
        for (const width of [320, 390, 768, 1200]) {
          element.style.width = `${width}px`;
          await new Promise(requestAnimationFrame);
          const root = element.shadowRoot?.querySelector<HTMLElement>('.lamplight');
          expect(root?.scrollWidth ?? 0, `${example.name} ${lang} ${width}`).toBeLessThanOrEqual(width);
        }
        element.remove();
      }
    }
  }, 60_000);
});
