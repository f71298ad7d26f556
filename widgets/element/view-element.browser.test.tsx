import {afterEach, beforeEach, expect, test} from 'vitest';
import {define} from './define.ts';
import {helloTexts} from './hello-texts.ts';
import {ViewElement, type ViewProps} from './view-element.ts';
import {protocol} from './protocol.ts';

const table = {
  'person-age': {type: 'number', default: 35},
  size: {type: 'choice', options: ['small', 'large'], default: 'small'},
} as const;

type Counter = {
  readonly count: number;
  readonly mustThrow: boolean;
};

const View = ({element, state, attributes, t}: ViewProps<ProbeElement, Counter, typeof table>) => {
  if (state.mustThrow) throw new Error('broken view');
  return (
    <div>
      <h2>{t('hello')}</h2>
      <output>{`${state.count}/${attributes.personAge}/${attributes.size}`}</output>
      <button type="button" onClick={() => element.add()}>
        add
      </button>
      <input />
    </div>
  );
};

class ProbeElement extends ViewElement<Counter, typeof table> {
  static readonly widget = 'probe';
  static readonly attributes = table;
  static readonly styles = 'h2 { color: rgb(1, 2, 3) }';
  static readonly catalogs = helloTexts;
  static readonly View = View;
  static initialState = (): Counter => ({count: 0, mustThrow: false});

  add(): void {
    this.setState({count: this.state.count + 1});
  }
}

define(ProbeElement);

let errors: unknown[] = [];
const listen = (event: Event): void => void errors.push((event as CustomEvent).detail);

beforeEach(() => {
  errors = [];
  localStorage.clear();
  protocol().chosen = null;
  document.addEventListener('lamplight-error', listen);
});

afterEach(() => {
  document.removeEventListener('lamplight-error', listen);
  document.body.replaceChildren();
});

const mount = async (attributes: Record<string, string> = {}): Promise<ProbeElement> => {
  const element = document.createElement('lamplight-probe') as ProbeElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await element.updated;
  return element;
};

const text = (element: ProbeElement, selector: string): string | undefined =>
  element.shadowRoot?.querySelector(selector)?.textContent ?? undefined;

const press = (element: ProbeElement, index: number): void =>
  element.shadowRoot?.querySelectorAll('button')[index]?.click();

test('draws its view in an open shadow root and dispatches ready', async () => {
  const ready: unknown[] = [];
  document.addEventListener('lamplight-ready', (event) => ready.push((event as CustomEvent).detail), {
    once: true,
  });
  const element = await mount();
  expect(element.shadowRoot?.mode).toBe('open');
  expect(text(element, 'h2')).toBe('Hello');
  expect(ready).toEqual([{tag: 'lamplight-probe', version: expect.stringMatching(/^\d/)}]);
});

test('keeps its state when it is moved, also within the view', async () => {
  const element = await mount();
  press(element, 0);
  await element.updated;
  await expect.poll(() => text(element, 'output')).toBe('1/35/small');
  const section = document.createElement('section');
  document.body.append(section);
  section.append(element);
  await element.updated;
  expect(text(element, 'output')).toBe('1/35/small');
  expect(element.connection.aborted).toBe(false);
});

test('ends its connection when it leaves and keeps its state for its return', async () => {
  const element = await mount();
  press(element, 0);
  element.remove();
  await Promise.resolve();
  await Promise.resolve();
  expect(element.connection.aborted).toBe(true);
  const listeners = protocol().listeners.size;
  document.body.append(element);
  await element.updated;
  expect(text(element, 'output')).toBe('1/35/small');
  expect(protocol().listeners.size).toBe(listeners + 1);
});

test('does not assign the language again, because the browser would compute every style again', async () => {
  const element = await mount({lang: 'es'});
  const root = element.shadowRoot?.querySelector<HTMLElement>('.lamplight');
  expect(root?.lang).toBe('es');
  const assigned: unknown[] = [];
  const changes = new MutationObserver((records) => assigned.push(...records));
  if (root) changes.observe(root, {attributeFilter: ['lang']});
  press(element, 0);
  await element.updated;
  expect(text(element, 'output')).toMatch(/^1/);
  assigned.push(...changes.takeRecords());
  expect(assigned).toEqual([]);
});

test("uses its attribute's language, and a choice on the page overrides it everywhere", async () => {
  const german = await mount({lang: 'de'});
  const other = await mount({lang: 'zh'});
  expect(text(german, 'h2')).toBe('Hallo');
  protocol().choose('fr');
  await expect.poll(() => text(german, 'h2')).toBe('Bonjour');
  await expect.poll(() => text(other, 'h2')).toBe('Bonjour');
  expect(localStorage.getItem('selectedLanguage')).toBe('fr');
});

test('uses the language of an ancestor if nothing else sets one', async () => {
  const section = document.createElement('section');
  section.lang = 'es-MX';
  document.body.append(section);
  const element = document.createElement('lamplight-probe') as ProbeElement;
  section.append(element);
  await element.updated;
  expect(text(element, 'h2')).toBe('Hola');
});

test('reads attributes and properties by type, before and after it is drawn', async () => {
  const element = await mount({'person-age': '50'});
  expect(text(element, 'output')).toBe('0/50/small');
  Object.assign(element, {personAge: 51, size: 'large'});
  await element.updated;
  expect(text(element, 'output')).toBe('0/51/large');
});

test('applies a property that React wrote as an attribute before the element was defined', async () => {
  const element = await mount({personAge: '40'});
  expect(element.attributeValues.personAge).toBe(40);
  expect(text(element, 'output')).toBe('0/40/small');
});

test('draws properties, also of objects, that a page set before and after the element was defined', async () => {
  type Valued = {readonly values: {readonly name: string}};
  class EarlyElement extends ViewElement<Valued, typeof table> {
    static readonly widget = 'probe-early';
    static readonly attributes = table;
    static readonly styles = '';
    static readonly catalogs = helloTexts;
    static readonly View = ({state, attributes}: ViewProps<EarlyElement, Valued, typeof table>) => (
      <output>{`${attributes.personAge}/${attributes.size}/${state.values.name}`}</output>
    );
    static initialState = (): Valued => ({values: {name: 'nobody'}});

    get values(): Valued['values'] {
      return this.state.values;
    }

    set values(values: Valued['values']) {
      this.setState({values});
    }
  }
  const element = document.createElement('lamplight-probe-early') as EarlyElement;
  Object.assign(element, {personAge: 40, values: {name: 'Ana'}});
  document.body.append(element);
  expect(element.shadowRoot).toBeNull();
  define(EarlyElement);
  await expect.poll(() => element.shadowRoot?.querySelector('output')?.textContent).toBe('40/small/Ana');
  Object.assign(element, {personAge: 41, size: 'large', values: {name: 'Rosa'}});
  await element.updated;
  expect(element.shadowRoot?.querySelector('output')?.textContent).toBe('41/large/Rosa');
  expect(['personAge', 'size', 'values'].filter((name) => Object.hasOwn(element, name))).toEqual([]);
});

test('reports a bad attribute once, with the expected value, and uses the default', async () => {
  const element = await mount({size: 'huge'});
  element.update();
  await element.updated;
  expect(text(element, 'output')).toBe('0/35/small');
  expect(errors).toEqual([
    {code: 'config', message: 'lamplight-probe: size="huge" - expected one of small, large'},
  ]);
});

test('shows its light-DOM children when the view fails, and does not affect its neighbor', async () => {
  const element = await mount();
  const neighbour = await mount();
  element.append('Call us');
  element.setState({mustThrow: true});
  await element.updated;
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  expect(text(neighbour, 'h2')).toBe('Hello');
  await expect.poll(() => errors).toEqual([{code: 'render', message: 'broken view'}]);
});

test('keeps typed keys, and Ctrl+V, from the page, but neither Escape nor Ctrl+S', async () => {
  const element = await mount();
  const heard: string[] = [];
  const hear = (event: KeyboardEvent): void => void heard.push(event.key);
  document.addEventListener('keydown', hear);
  const input = element.shadowRoot?.querySelector('input');
  for (const key of ['a', '/', 'Escape', 'Tab', 'F8']) {
    input?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true}));
  }
  for (const [key, ctrlKey] of [
    ['v', true],
    ['s', true],
  ] as const)
    input?.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, composed: true}));
  document.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Escape', 'Tab', 'F8', 's']);
});

test('takes over a declarative shadow root without redrawing it', async () => {
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(
    '<lamplight-probe lang="de"><template shadowrootmode="open"><style>h2{}</style><div class="lamplight" lang="de">' +
      '<div><h2>Hallo</h2><output>0/35/small</output><button type="button">add</button>' +
      '<input></div></div></template></lamplight-probe>',
  );
  const element = holder.firstElementChild as ProbeElement;
  const heading = element.shadowRoot?.querySelector('h2');
  document.body.append(holder);
  await element.updated;
  press(element, 0);
  await element.updated;
  expect(text(element, 'output')).toBe('1/35/small');
  expect(element.shadowRoot?.querySelector('h2')).toBe(heading);
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
});

test('shares one sheet between instances and creates no style element', async () => {
  const [one, two] = [await mount(), await mount()];
  expect(one.shadowRoot?.adoptedStyleSheets).toEqual(two.shadowRoot?.adoptedStyleSheets);
  expect(one.shadowRoot?.querySelector('style')).toBeNull();
  expect(getComputedStyle(one.shadowRoot?.querySelector('h2') as Element).color).toBe('rgb(1, 2, 3)');
});

test('registering the same version twice is silent', () => {
  expect(() => define(ProbeElement)).not.toThrow();
});
