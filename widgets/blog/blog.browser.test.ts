import {run} from 'axe-core';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {languages} from '../element/language.ts';
import {protocol} from '../element/protocol.ts';
import {BlogElement} from './blog.element.ts';
import {examples} from './blog.examples.ts';

define(BlogElement);

const cliff = 'the-400-percent-cliff-2027';
const site = 'https://agency.example';

beforeEach(() => {
  localStorage.clear();
  protocol().chosen = null;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<BlogElement> => {
  const element = document.createElement('lamplight-blog') as BlogElement;
  for (const [name, value] of Object.entries({site, ...attributes})) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken, {timeout: 10_000}).not.toBeNull();
  await element.updated;
  return element;
};

const all = (element: BlogElement, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const texts = (element: BlogElement, selector: string): string[] =>
  all(element, selector).map(({textContent}) => textContent);
const first = (element: BlogElement, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const focused = (element: BlogElement): Element | null | undefined => element.shadowRoot?.activeElement;
const button = (element: BlogElement, name: string): HTMLElement => {
  const found = all(element, 'button').find(({textContent}) => textContent.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

/** Keeps the test page where it is, and tells where a link would have gone. */
const catchLeaving = (): string[] => {
  const left: string[] = [];
  const listen = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    left.push(link.href);
  };
  document.addEventListener('click', listen, {once: true});
  return left;
};

test('shows title and badges, the featured ones, the filter and six cards', async () => {
  const element = await mount();
  expect(texts(element, 'h2')).toEqual(['Insurance Insights & Tips']);
  expect(all(element, '.badges li')).toHaveLength(3);
  expect(all(element, '.featured .card')).toHaveLength(2);
  expect(texts(element, '.filters button')).toEqual([
    'All',
    'ACA Marketplace',
    'Cancer Insurance',
    'Health Insurance',
    'Life Insurance',
    'Medicare',
    'Retirement Planning',
  ]);
  expect(all(element, '.grid .card')).toHaveLength(6);
  const card = first(element, '.grid .card');
  expect(card.textContent).toContain('Health Insurance');
  expect(card.textContent).toMatch(/\d min read/u);
  expect(card.textContent).toContain('November 10, 2026');
  expect(card.textContent).toContain('Nora Ellison');
});

test('filters by category, and says how many it shows', async () => {
  const element = await mount();
  expect(texts(element, 'output')).toEqual(['']);
  button(element, 'Medicare').click();
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(1);
  expect(button(element, 'Medicare').ariaPressed).toBe('true');
  expect(button(element, 'All').ariaPressed).toBe('false');
  expect(texts(element, 'output')).toEqual(['1 article shown']);
});

test('Load More shows the rest for good, and puts focus on the first new one', async () => {
  const element = await mount();
  button(element, 'Load More Articles').click();
  await expect.poll(() => all(element, '.grid .card')).toHaveLength(7);
  await expect.poll(() => focused(element)).toBe(first(element, '.grid .card:nth-child(7) a'));
  expect(texts(element, '.more')).toEqual([]);
  button(element, 'Medicare').click();
  await element.updated;
  button(element, 'All').click();
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(7);
});

test('links lead to the article on the agency’s site, in the language on screen', async () => {
  const element = await mount({lang: 'de'});
  expect((first(element, '.featured a') as HTMLAnchorElement).href).toBe(`${site}/de/blog/${cliff}`);
  const english = await mount({lang: 'en'});
  expect((first(english, '.featured a') as HTMLAnchorElement).href).toBe(`${site}/blog/${cliff}`);
});

test('a plain click opens the article inside and focuses its title; the way back returns to its card', async () => {
  const element = await mount();
  const left = catchLeaving();
  first(element, '.featured a').click();
  await expect.poll(() => texts(element, '.title')[0]).toContain('The 400% cliff');
  await expect.poll(() => focused(element)).toBe(first(element, '.title'));
  await expect.poll(() => all(element, '.text h3').length).toBeGreaterThan(3);
  first(element, '.back').click();
  await expect.poll(() => focused(element)?.getAttribute('data-id')).toBe(cliff);
  expect(left).toEqual([]);
});

test('a page may route a link itself: then the element stays as it is', async () => {
  const element = await mount();
  const routed: unknown[] = [];
  element.addEventListener('lamplight-navigate', (event) => {
    routed.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const left = catchLeaving();
  first(element, '.featured a').click();
  await element.updated;
  expect(routed).toEqual([{to: `${site}/blog/${cliff}`}]);
  expect(element.state.open).toBeNull();
  expect(left).toEqual([]);
});

test('shows the category of its attribute, and follows the attribute', async () => {
  const element = await mount({category: 'medicare'});
  expect(texts(element, '.filters [aria-pressed=true]')).toEqual(['Medicare']);
  expect(all(element, '.grid .card')).toHaveLength(1);
  element.setAttribute('category', 'aca-marketplace');
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(2);
  element.removeAttribute('category');
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(6);
});

test('a category is an address with links="site" only; on a partner page it changes nothing but the list', async () => {
  for (const [links, expected] of [
    ['site', [{to: `${site}/blog?category=medicare`}, {to: `${site}/blog`}]],
    ['inside', []],
  ] as const) {
    const element = await mount({links});
    const routed: unknown[] = [];
    element.addEventListener('lamplight-navigate', (event) => routed.push((event as CustomEvent).detail));
    button(element, 'Medicare').click();
    button(element, 'All').click();
    await element.updated;
    expect(routed).toEqual(expected);
    expect(texts(element, '.filters [aria-pressed=true]')).toEqual(['All']);
    element.remove();
  }
});

test('links="site" leaves a plain click to the browser, and a modified one always is', async () => {
  const element = await mount({links: 'site'});
  let left = catchLeaving();
  first(element, '.featured a').click();
  expect(left).toEqual([`${site}/blog/${cliff}`]);
  element.setAttribute('links', 'inside');
  left = catchLeaving();
  first(element, '.featured a').dispatchEvent(
    new MouseEvent('click', {ctrlKey: true, bubbles: true, composed: true, cancelable: true}),
  );
  expect(left).toEqual([`${site}/blog/${cliff}`]);
  expect(element.state.open).toBeNull();
});

test('shows an article in full: meta, text, tags, consultation and related ones', async () => {
  const element = await mount({article: cliff, 'heading-level': '1'});
  expect(texts(element, 'h1')[0]).toContain('The 400% cliff');
  expect(texts(element, '.byline')[0]).toContain('Nora Ellison');
  expect(texts(element, '.text h2')).toContain('What changed');
  expect(texts(element, '.text b').length).toBeGreaterThan(3);
  expect(texts(element, '.tags li')).toEqual([
    'premium tax credit',
    'income limits',
    'plan year 2027',
    'Texas',
  ]);
  expect(first(element, '.consultation a').getAttribute('href')).toMatch(/\?month=20\d\d-\d\d$/);
  expect(first(element, '.consultation a').getAttribute('target')).toBe('_blank');
  const related = all(element, '.grid .card');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(3);
  expect(texts(element, '.grid .card').join(' ')).not.toContain('The 400% cliff');
  for (const link of all(element, '.text a')) expect(link.getAttribute('href')).toMatch(/^https:\/\//);
});

test('follows its article attribute, and says when there is no such article', async () => {
  const element = await mount({article: cliff});
  element.setAttribute('article', 'medicare-at-65-dates');
  await expect.poll(() => texts(element, '.title')[0]).toContain('Turning 65');
  await expect.poll(() => texts(element, '.text p')[0]).toContain('Not connected with');
  element.setAttribute('article', '<b>nothing</b>');
  await expect.poll(() => texts(element, '.title')).toEqual(['Article Not Found']);
  expect(texts(element, '.missing p')).toEqual(["The article you're looking for doesn't exist."]);
  expect(texts(element, '.missing a')).toEqual(['Back to Blog']);
  element.removeAttribute('article');
  await expect.poll(() => texts(element, '.title')).toEqual(['Insurance Insights & Tips']);
});

test('speaks another language in place, the open article too', async () => {
  const element = await mount({article: cliff});
  protocol().choose('de');
  await expect.poll(() => texts(element, '.title')[0]).toContain('400-Prozent');
  expect(texts(element, '.text h3')[0]).not.toBe('What changed');
  expect(first(element, '.byline time').textContent).toBe('3. November 2026');
});

test('offers to try again when the text does not come', async () => {
  const element = await mount({article: cliff});
  const {articles} = element.state;
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline')));
  element.setState({articles: articles.map((one) => ({...one, load})), text: null});
  await expect.poll(() => texts(element, '[role=alert]')[0]).toContain('The article did not load.');
  expect(load).toHaveBeenCalledTimes(1);
  element.setState({articles});
  button(element, 'Try again').click();
  await expect.poll(() => all(element, '.text h3').length).toBeGreaterThan(3);
});

test('shares by the device where it can', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {share});
  const element = await mount({article: cliff});
  button(element, 'Share').click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0].url).toBe(`${site}/blog/${cliff}`);
  await element.updated;
  expect(texts(element, '.share output')).toEqual(['']);
});

test('else copies the address, and when it cannot, shows it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  const element = await mount({article: cliff});
  button(element, 'Share').click();
  await expect.poll(() => texts(element, '.share output')).toEqual(['Link copied']);
  expect(writeText).toHaveBeenCalledWith(`${site}/blog/${cliff}`);
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  button(element, 'Share').click();
  await expect
    .poll(() => texts(element, '.share output'))
    .toEqual([`Copy this address: ${site}/blog/${cliff}`]);
});

test('says nothing when the visitor thinks better of sharing', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('no', 'AbortError')));
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {share, clipboard: {writeText}});
  const element = await mount({article: cliff});
  button(element, 'Share').click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  await element.updated;
  expect(writeText).not.toHaveBeenCalled();
  expect(texts(element, '.share output')).toEqual(['']);
});

test('draws titles, excerpts, tags and text as text, whatever they hold', async () => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const element = await mount({article: cliff});
  const articles = element.state.articles.map((one) =>
    Object.assign({}, one, {title: attack, excerpt: attack, author: attack, tags: [attack]}),
  );
  const content = [
    {kind: 'heading', level: 2, text: [attack]},
    {kind: 'paragraph', text: [attack, {bold: [attack]}]},
    {kind: 'list', isOrdered: true, items: [[attack]]},
  ] as const;
  const {text} = element.state;
  if (!text?.Rest) throw new Error('no text');
  element.setState({articles, text: {...text, content}});
  await element.updated;
  expect(texts(element, '.title')).toEqual([attack]);
  expect(texts(element, '.text p, .text h3, .text ol li')).toContain(attack);
  expect(all(element, 'img, script')).toEqual([]);
  expect(Object.hasOwn(window, 'attacked')).toBe(false);
});

test('everything can be reached and used by keyboard', async () => {
  const element = await mount({picker: 'off'});
  button(element, 'Retirement Planning').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all(element, '.grid .card')).toHaveLength(1);
  expect(focused(element)).toBe(button(element, 'Retirement Planning'));
  await userEvent.keyboard('{Tab}');
  expect(focused(element)).toBe(first(element, '.grid a'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused(element)).toBe(first(element, '.title'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused(element)?.getAttribute('data-id')).toBe('retirement-income-four-percent');
  expect(all(element, '.grid .card')).toHaveLength(1);
});

test('makes no Intl object and no request before the visitor acts', async () => {
  const makers = ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const;
  const spies = makers.map((maker) => vi.spyOn(Intl, maker));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await mount({lang: 'zh'});
  await mount({lang: 'fr', article: cliff});
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

for (const example of examples) {
  test.each(languages)(`axe finds nothing in "${example.name}" in %s`, async (lang) => {
    const element = await mount({...example.attributes, lang});
    await example.prepare?.(element);
    await element.updated;
    const {violations} = await run(element, {
      rules: {region: {enabled: false}, 'page-has-heading-one': {enabled: false}},
    });
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
  });
}
