import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import type {ElementWithAnswer} from '../element/early-answer.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {TestimonialsElement} from './testimonials.element.ts';
import {examples} from './testimonials.examples.ts';

define(TestimonialsElement);

const asked: string[] = [];
let answer: () => Promise<Response>;

const item = {id: 4, name: 'Ann Bee', service: 'life', rating: 4, review: 'Clear and patient.'};
const answerWith =
  (value: unknown, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(Response.json(value, {status}));

beforeEach(() => {
  localStorage.clear();
  protocol().chosen = null;
  asked.length = 0;
  answer = answerWith({testimonials: []});
  vi.stubGlobal('fetch', (address: string, {signal}: RequestInit) => {
    // An element counts at its own moment that it was seen.
    if (!address.endsWith('/api/counts')) asked.push(address);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      answer().then(resolve, reject);
    });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<TestimonialsElement> => {
  const element = document.createElement('lamplight-testimonials') as TestimonialsElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const all = (element: TestimonialsElement, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const texts = (element: TestimonialsElement, selector: string): string[] =>
  all(element, selector).map(({textContent}) => textContent);
const first = (element: TestimonialsElement, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

test('requests the list once and shows the five built-in testimonials without an API answer', async () => {
  const element = await mount({api: 'https://agency.example/'});
  await expect.poll(() => element.state.answered).toEqual([]);
  expect(asked).toEqual(['https://agency.example/api/testimonials']);
  expect(all(element, '.card')).toHaveLength(5);
  expect(texts(element, '.initials')).toEqual(['MT', 'JW', 'LP', 'DR', 'SO']);
  expect(texts(element, 'figcaption')[0]).toContain('Sample review by an invented person.');
});

test('takes the answer that the loader has requested', async () => {
  const element: ElementWithAnswer & TestimonialsElement = new TestimonialsElement();
  element['lamplight:data'] = Promise.resolve({testimonials: [item]});
  document.body.append(element);
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ann Bee']);
  expect(asked).toEqual([]);
});

test('shows the answer instead, in place, without moving anything around it', async () => {
  const {promise, resolve: give} = Promise.withResolvers<Response>();
  answer = () => promise;
  const element = await mount();
  const height = element.offsetHeight;
  expect(height).toBeGreaterThan(400);
  give(Response.json({testimonials: [item]}));
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ann Bee']);
  expect(element.offsetHeight).toBe(height);
  expect(first(element, '.initials').className).toContain('glow');
  expect(element.state.builtIn).toEqual([]); // a visitor of a real agency downloads no invented testimonials
});

test.each([
  ['an error', answerWith({}, 503)],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['a list of nonsense', answerWith({testimonials: [1, {rating: 9}]})],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('falls back to the built-in ones on %s', async (_name, given) => {
  answer = given;
  const element = await mount();
  await expect.poll(() => element.state.answered).toEqual([]);
  expect(all(element, '.card')).toHaveLength(5);
});

test('a real agency reserves the place while waiting, and is hidden when it has none', async () => {
  const {promise, resolve: give} = Promise.withResolvers<Response>();
  answer = () => promise;
  const element = await mount();
  const height = element.offsetHeight;
  expect(first(element, 'section').ariaBusy).toBe('true');
  expect(element.offsetHeight).toBe(height);
  give(Response.json({testimonials: []}));
  await expect.poll(() => element.state.answered).toEqual([]);
  element.setState({builtIn: []}); // a real agency has no built-in testimonials
  await expect.poll(() => element.offsetHeight).toBe(0);
  expect(all(element, 'section')).toHaveLength(0);
});

test('states stars, service, relationship, source and date in words', async () => {
  const full = {...item, relationship: 'Client since 2020', source: 'Google', date: '2026-03-05', lang: 'en'};
  answer = answerWith({testimonials: [full]});
  const element = await mount({lang: 'de'});
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ann Bee']);
  expect(first(element, '.stars').getAttribute('aria-label')).toBe('Bewertet mit 4 von 5');
  expect(all(element, '.stars path')).toHaveLength(5);
  expect(all(element, '.stars .empty')).toHaveLength(1);
  expect(texts(element, 'figcaption b ~ span')).toEqual([
    'Lebensversicherung',
    'Client since 2020',
    'Quelle: Google, 5. März 2026',
  ]);
  expect(first(element, 'blockquote').lang).toBe('en');
});

test('shows a service that the agency does not list by the name from the server', async () => {
  answer = answerWith({
    testimonials: [
      {...item, service: 'Umbrella'},
      {...item, id: 5, service: 'toString'},
      {...item, id: 6, service: 'title'},
    ],
  });
  const element = await mount();
  await expect.poll(() => texts(element, 'figcaption b + span')).toEqual(['Umbrella', 'toString', 'title']);
});

test('shows a picture with its text and, when it cannot be loaded, the initials', async () => {
  answer = answerWith({testimonials: [{...item, imageUrl: '/no-such-picture.png'}]});
  const element = await mount();
  await expect.poll(() => all(element, 'img, .initials')).toHaveLength(1);
  await expect.poll(() => texts(element, '.initials')).toEqual(['AB']);
  element.setState({answered: [{...item, id: 5, imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='}]});
  await element.updated;
  expect(all(element, 'img')).toHaveLength(0);
});

test('draws all data from the server as text', async () => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const hostile = {
    ...item,
    name: attack,
    service: attack,
    review: attack,
    relationship: attack,
    source: attack,
  };
  answer = answerWith({
    testimonials: [
      {...hostile, date: attack, imageUrl: 'javascript:window.attacked=1'},
      {...item, id: 5, service: 'constructor', review: {$$typeof: 1, type: 'script'}},
      {...item, id: 6, service: '__proto__', review: 'Still here.'},
    ],
  });
  const element = await mount();
  await expect.poll(() => texts(element, 'blockquote')).toEqual([attack, 'Still here.']);
  expect(all(element, 'img, script')).toHaveLength(0);
  expect(Object.hasOwn(window, 'attacked')).toBe(false);
});

test('opens a long review and closes it again, by keyboard', async () => {
  answer = answerWith({testimonials: [{...item, review: 'Word '.repeat(80)}]});
  const element = await mount();
  await expect.poll(() => texts(element, '.more')).toEqual(['Read it all']);
  const folded = first(element, 'blockquote').offsetHeight;
  first(element, '.more').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => first(element, '.more').ariaExpanded).toBe('true');
  expect(first(element, 'blockquote').offsetHeight).toBeGreaterThan(folded);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => first(element, '.more').ariaExpanded).toBe('false');
});

test('moves by its buttons, and from the last back to the first', async () => {
  const element = await mount();
  await expect.poll(() => all(element, '.card')).toHaveLength(5);
  const rail = first(element, '.rail');
  rail.style.scrollBehavior = 'auto';
  const [back, on] = all(element, '.step');
  on?.click();
  await expect.poll(() => rail.scrollLeft).toBeGreaterThan(100);
  rail.scrollLeft = rail.scrollWidth;
  on?.click();
  await expect.poll(() => rail.scrollLeft).toBeLessThan(5);
  back?.click();
  await expect.poll(() => rail.scrollLeft).toBeGreaterThan(100);
});

test('sends the request again after it left the page before the answer came', async () => {
  answer = () => new Promise(() => undefined);
  const element = await mount();
  element.remove();
  await Promise.resolve();
  await Promise.resolve();
  expect(element.state.answered).toBeNull();
  answer = answerWith({testimonials: [item]});
  document.body.append(element);
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ann Bee']);
  expect(asked).toHaveLength(2);
});

test('creates no Intl object before the visitor acts', async () => {
  const makers = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter'] as const;
  const spies = makers.map((maker) => vi.spyOn(Intl, maker));
  answer = answerWith({testimonials: [{...item, source: 'Google', date: '2026-03-05'}]});
  const element = await mount();
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ann Bee']);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('an example keeps its state when the API answers later', async () => {
  const element = await mount();
  await examples.find(({name}) => name === 'one only')?.prepare?.(element);
  await expect.poll(() => texts(element, 'figcaption b')).toEqual(['Ana María de la Cruz']);
  await examples.find(({name}) => name === 'none, and nothing shown')?.prepare?.(element);
  await expect.poll(() => texts(element, 'figcaption b')).toEqual([]);
});
