import {lateCatalogs} from 'virtual:lamplight/late-catalogs/blog';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {BlogElement} from './blog.element.ts';
import {all, button, catchLeaving, CLIFF, first, focused, mount, SITE, texts} from './testing-blog.ts';

vi.mock('virtual:lamplight/late-catalogs/blog', {spy: true});

define(BlogElement);

beforeEach(() => {
  localStorage.clear();
  protocol().chosen = null;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows title and badges, the featured articles, the filter and six cards', async () => {
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
  expect(card.textContent).toContain('November 22, 2026');
  expect(card.textContent).toContain('Nora Ellison');
});

test("loads each card's drawing after the list, in a reserved place", async () => {
  const element = await mount();
  const height = element.offsetHeight;
  await expect.poll(() => all(element, '.drawing').every(({firstChild}) => firstChild)).toBe(true);
  expect(all(element, '.drawing')).toHaveLength(8);
  expect(element.offsetHeight).toBe(height);
});

test('filters by category, and announces the number of articles', async () => {
  const element = await mount();
  expect(texts(element, 'output')).toEqual(['']);
  expect(element.state.articles).toHaveLength(8);
  button(element, 'Medicare').click();
  await expect.poll(() => texts(element, 'output')).toEqual(['1 article shown']);
  expect(all(element, '.grid .card')).toHaveLength(1);
  expect(element.state.articles).toHaveLength(element.state.total);
  expect(button(element, 'Medicare').ariaPressed).toBe('true');
  expect(button(element, 'All').ariaPressed).toBe('false');
});

test('Load More shows the rest permanently, and focuses the first new article', async () => {
  const element = await mount();
  button(element, 'Load More Articles').click();
  await expect.poll(() => all(element, '.grid .card')).toHaveLength(element.state.total);
  await expect.poll(() => focused(element)).toBe(first(element, '.grid .card:nth-child(7) a'));
  expect(texts(element, '.more')).toEqual([]);
  button(element, 'Medicare').click();
  await element.updated;
  button(element, 'All').click();
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(element.state.articles.length);
});

test('links lead to the article on the agency’s site, in the language on screen', async () => {
  const element = await mount({lang: 'de'});
  expect((first(element, '.featured a') as HTMLAnchorElement).href).toBe(`${SITE}/de/blog/${CLIFF}`);
  const english = await mount({lang: 'en'});
  expect((first(english, '.featured a') as HTMLAnchorElement).href).toBe(`${SITE}/blog/${CLIFF}`);
});

test('a plain click opens the article inside and focuses its title; the way back returns to its card', async () => {
  const element = await mount();
  const left = catchLeaving();
  first(element, '.featured a').click();
  await expect.poll(() => texts(element, '.title')[0]).toContain('The 400% cliff');
  await expect.poll(() => focused(element)).toBe(first(element, '.title'));
  await expect.poll(() => all(element, '.text h3').length).toBeGreaterThan(3);
  first(element, '.back').click();
  await expect.poll(() => focused(element)?.getAttribute('data-id')).toBe(CLIFF);
  expect(left).toEqual([]);
});

test('a page may route a link itself: then the element does not change', async () => {
  const element = await mount();
  const routed: unknown[] = [];
  element.addEventListener('lamplight-navigate', (event) => {
    routed.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const left = catchLeaving();
  first(element, '.featured a').click();
  await element.updated;
  expect(routed).toEqual([{to: `${SITE}/blog/${CLIFF}`}]);
  expect(element.state.open).toBeNull();
  expect(left).toEqual([]);
});

test('shows the category of its attribute, and follows the attribute', async () => {
  const element = await mount({category: 'medicare'});
  expect(texts(element, '.filters [aria-pressed=true]')).toEqual(['Medicare']);
  expect(all(element, '.grid .card')).toHaveLength(1);
  element.setAttribute('category', 'aca-marketplace');
  await element.updated;
  const aca = element.state.articles.filter((one) => one.category === 'aca-marketplace');
  expect(all(element, '.grid .card')).toHaveLength(aca.length);
  element.removeAttribute('category');
  await element.updated;
  expect(all(element, '.grid .card')).toHaveLength(6);
});

test('a category is an address with links="site" only; on a partner page it only filters the list', async () => {
  for (const [links, expected] of [
    ['site', [{to: `${SITE}/blog?category=medicare`}, {to: `${SITE}/blog`}]],
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

test('links="site" leaves a plain click to the browser, and modified clicks always', async () => {
  const element = await mount({links: 'site'});
  let left = catchLeaving();
  first(element, '.featured a').click();
  expect(left).toEqual([`${SITE}/blog/${CLIFF}`]);
  element.setAttribute('links', 'inside');
  left = catchLeaving();
  first(element, '.featured a').dispatchEvent(
    new MouseEvent('click', {ctrlKey: true, bubbles: true, composed: true, cancelable: true}),
  );
  expect(left).toEqual([`${SITE}/blog/${CLIFF}`]);
  expect(element.state.open).toBeNull();
});

test('changes its language in place, including the open article', async () => {
  const element = await mount({article: CLIFF});
  protocol().choose('de');
  await expect.poll(() => texts(element, '.title')[0]).toContain('400-Prozent');
  expect(texts(element, '.text h3')[0]).not.toBe('What changed');
  expect(first(element, '.byline time').textContent).toBe('3. November 2026');
});

test('articles that arrive in the former language do not replace those in the new one', async () => {
  const element = await mount({lang: 'en'});
  const texts = await lateCatalogs('en');
  const {promise, resolve} = Promise.withResolvers<typeof texts>();
  vi.mocked(lateCatalogs).mockReturnValueOnce(promise);
  const touched = element.choose('all');
  element.setAttribute('lang', 'de');
  await expect.poll(() => element.spoken).toBe('de');
  resolve(texts);
  await touched;
  await element.updated;
  expect(all(element, '.featured a').map(({textContent}) => textContent)[0]).toContain('400-Prozent');
  element.setAttribute('lang', 'en');
  await expect.poll(() => element.spoken).toBe('en');
  await element.choose('all');
  expect(element.state.articles).toHaveLength(element.state.total);
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

test('creates no Intl object and sends no request before the visitor acts', async () => {
  const makers = ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const;
  const spies = makers.map((maker) => vi.spyOn(Intl, maker));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await mount({lang: 'zh'});
  await mount({lang: 'fr', article: CLIFF});
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
