import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {BlogElement} from './blog.element.ts';
import {all, button, CLIFF, first, mount, SITE, texts} from './testing-blog.ts';

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

test('shows an article in full: meta, text, tags, consultation and related articles', async () => {
  const element = await mount({article: CLIFF, 'heading-level': '1'});
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
  await expect
    .poll(() => first(element, '.consultation a').getAttribute('href'))
    .toMatch(/\?month=20\d\d-\d\d$/);
  expect(first(element, '.consultation a').getAttribute('target')).toBe('_blank');
  const related = all(element, '.grid .card');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(3);
  expect(texts(element, '.grid .card').join(' ')).not.toContain('The 400% cliff');
  for (const link of all(element, '.text a')) expect(link.getAttribute('href')).toMatch(/^https:\/\//);
});

test('follows its article attribute, and reports a missing article', async () => {
  const element = await mount({article: CLIFF});
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

test('offers a retry when the text cannot be loaded', async () => {
  const element = await mount({article: CLIFF});
  const loading = element.state.load;
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline')));
  element.setState({load, text: null});
  await expect.poll(() => texts(element, '[role=alert]')[0]).toContain('The article did not load.');
  expect(load).toHaveBeenCalledTimes(1);
  element.setState({load: loading});
  button(element, 'Try again').click();
  await expect.poll(() => all(element, '.text h3').length).toBeGreaterThan(3);
});

test("shares with the device's function if available", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {share});
  const element = await mount({article: CLIFF});
  button(element, 'Share').click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0].url).toBe(`${SITE}/blog/${CLIFF}`);
  await element.updated;
  expect(texts(element, '.share output')).toEqual(['']);
});

test('otherwise copies the address, and shows it if copying fails', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  const element = await mount({article: CLIFF});
  button(element, 'Share').click();
  await expect.poll(() => texts(element, '.share output')).toEqual(['Link copied']);
  expect(writeText).toHaveBeenCalledWith(`${SITE}/blog/${CLIFF}`);
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  button(element, 'Share').click();
  await expect
    .poll(() => texts(element, '.share output'))
    .toEqual([`Copy this address: ${SITE}/blog/${CLIFF}`]);
});

test('stays silent when the visitor cancels sharing', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('no', 'AbortError')));
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {share, clipboard: {writeText}});
  const element = await mount({article: CLIFF});
  button(element, 'Share').click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  await element.updated;
  expect(writeText).not.toHaveBeenCalled();
  expect(texts(element, '.share output')).toEqual(['']);
});

test('draws a bar below each number of a drawn list, from zero, and hides the bars from screen readers', async () => {
  const element = await mount({article: CLIFF});
  const widths = all(element, '.drawn li').map((item) => {
    const [whole, bar] = [...item.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect().width);
    return Math.round(((bar ?? 0) / (whole ?? 1)) * 100);
  });
  // $63,840 to $177,440.
  expect(widths).toEqual([36, 49, 62, 74, 87, 100]);
  expect(texts(element, '.drawn li').at(0)).toBe('One person: $63,840');
  expect(all(element, '.bar:not([aria-hidden=true])')).toEqual([]);
});

test('draws titles, excerpts, tags and text as text, whatever they contain', async () => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const element = await mount({article: CLIFF});
  const articles = element.state.articles.map((one) =>
    Object.assign({}, one, {title: attack, excerpt: attack, author: attack, tags: [attack]}),
  );
  const content = [
    {kind: 'heading', level: 2, text: [attack]},
    {kind: 'paragraph', text: [attack, {bold: [attack]}]},
    {kind: 'list', isOrdered: true, items: [[attack]]},
  ] as const;
  const {text} = element.state;
  if (!text) throw new Error('no text');
  element.setState({articles, text: {...text, content}});
  await element.updated;
  expect(texts(element, '.title')).toEqual([attack]);
  expect(texts(element, '.text p, .text h3, .text ol li')).toContain(attack);
  expect(all(element, 'img, script')).toEqual([]);
  expect(Object.hasOwn(window, 'attacked')).toBe(false);
});
