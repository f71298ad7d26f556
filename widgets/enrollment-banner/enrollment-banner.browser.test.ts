import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {campaigns} from 'virtual:lamplight/campaigns';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/enrollment-banner';
import {LANGUAGES} from '../../contract/language.ts';
import type {ElementWithAnswer} from '../element/early-answer.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {EnrollmentBannerElement} from './enrollment-banner.element.ts';

vi.mock('virtual:lamplight/late-catalogs/enrollment-banner', {spy: true});

define(EnrollmentBannerElement);

/** The name under which visitors' browsers keep what they dismissed. */
const dismissedKey = 'dismissedBanners';

/** Noon in Chicago, whatever the season. */
const at = (day: string): void => void vi.setSystemTime(new Date(`${day}T18:00:00Z`));

let answer: () => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  protocol().chosen = null;
  answer = () => Promise.reject(new TypeError('offline'));
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => answer()),
  );
  vi.useFakeTimers({toFake: ['Date']});
  at('2026-11-21');
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mount = async (attributes: Record<string, string> = {}): Promise<EnrollmentBannerElement> => {
  const element = document.createElement('lamplight-enrollment-banner') as EnrollmentBannerElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const find = (element: EnrollmentBannerElement, selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const words = (element: EnrollmentBannerElement): string => find(element, '.words')?.textContent ?? '';

test('names the deadline for a start on the first of January until the fifteenth of December', async () => {
  at('2026-12-15');
  const element = await mount();
  expect(words(element)).toContain('ACA Open Enrollment');
  expect(words(element)).toContain('December 15, 2026');
  expect(words(element)).toContain('January 1, 2027');
});

test('names the fifteenth of January afterward, and nothing the day after', async () => {
  at('2026-12-16');
  expect(words(await mount())).toContain('January 15, 2027');
  at('2027-01-16');
  expect(find(await mount(), '.bar')).toBeNull();
});

test("focus stays at the banner's place after the last campaign is closed, and Tab continues from there", async () => {
  const element = await mount();
  const after = document.createElement('a');
  after.href = '#after';
  after.textContent = 'After the banner';
  document.body.append(after);
  find(element, '.close')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => words(element)).toContain('Medicare');
  expect(element.shadowRoot?.activeElement).toBe(find(element, '.close'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find(element, '.bar')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(element);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(after);
});

test('shows the next campaign after a dismissal, and stores the dismissed ids', async () => {
  const dismissed: unknown[] = [];
  document.addEventListener('lamplight-dismissed', (event) => dismissed.push((event as CustomEvent).detail), {
    once: true,
  });
  const element = await mount();
  find(element, '.close')?.click();
  await element.updated;
  expect(words(element)).toContain('Medicare Open Enrollment');
  expect(dismissed).toEqual([{campaign: 'aca-2027'}]);
  expect(JSON.parse(localStorage.getItem(dismissedKey) ?? '')).toEqual(['aca-2027']);
  find(element, '.close')?.click();
  await element.updated;
  expect(find(element, '.bar')).toBeNull();
  expect(JSON.parse(localStorage.getItem(dismissedKey) ?? '')).toEqual(['aca-2027', 'medicare-2026']);
  expect(find(await mount(), '.bar')).toBeNull();
});

test("uses the API's campaigns instead of the copy in the bundle", async () => {
  const [first] = campaigns;
  const own = {
    ...first,
    id: 'own',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    nextReview: '2026-11-30',
    deadlines: [],
  };
  answer = () => Promise.resolve(Response.json({campaigns: [own]}));
  const element = await mount();
  await expect.poll(() => words(element)).toContain('November 30');
  expect(words(element)).toContain('Open from November 1, 2026 to November 30, 2026');
});

test('uses the answer that the loader requested, and requests an answer itself when it is attached again', async () => {
  const element: ElementWithAnswer & EnrollmentBannerElement = new EnrollmentBannerElement();
  const [first] = campaigns;
  element['lamplight:data'] = Promise.resolve({
    campaigns: [{...first, id: 'own', startDate: '2026-11-20', endDate: '2026-11-30', deadlines: []}],
  });
  document.body.append(element);
  await expect.poll(() => words(element)).toContain('November 30, 2026');
  expect(fetch).not.toHaveBeenCalled();
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  expect(fetch).toHaveBeenCalledOnce();
});

test('keeps its own copy when the answer is not a list of campaigns or has an address without https', async () => {
  for (const body of ['{}', '{"campaigns":[{"id":1}]}', 'nonsense']) {
    answer = () => Promise.resolve(new Response(body));
    expect(words(await mount())).toContain('ACA Open Enrollment');
  }
  const hostile = {
    ...campaigns.find(({id}) => id === 'aca-2027'),
    priority: 0,
    ctaUrl: 'javascript:alert(1)',
  };
  answer = () => Promise.resolve(Response.json({campaigns: [hostile]}));
  const element = await mount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(find(element, '.action')?.getAttribute('href')).toMatch(/^https:/);
});

test('names no end date once its review is overdue, and links to the official site', async () => {
  const late = {...campaigns.find(({id}) => id === 'aca-2027'), nextReview: '2026-11-20'};
  answer = () => Promise.resolve(Response.json({campaigns: [late]}));
  const element = await mount();
  await expect.poll(() => words(element)).not.toContain('December');
  expect(words(element)).not.toMatch(/January|2027/);
  expect(find(element, '.action')?.getAttribute('href')).toBe('https://www.healthcare.gov/');
});

test('opens its link in a new tab, and says so', async () => {
  const action = find(await mount(), '.action');
  expect(action?.getAttribute('target')).toBe('_blank');
  expect(action?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(action?.ariaLabel).toBe('Enroll Now (opens in a new tab)');
});

test('is beside a spacer of 80 px when fixed, and alone otherwise', async () => {
  const element = await mount({placement: 'fixed'});
  await expect.poll(() => find(element, '.spacer')?.offsetHeight).toBeTruthy();
  expect(find(element, '.spacer')?.offsetHeight).toBe(80);
  expect(element.offsetHeight).toBe(80);
  expect(find(element, '.bar')?.getBoundingClientRect().top).toBe(0);
  expect(find(await mount(), '.spacer')).toBeNull();
});

test('changes its language in place, including dates in words', async () => {
  const element = await mount();
  protocol().choose('de');
  await expect.poll(() => words(element)).toContain('15. Dezember 2026');
  protocol().choose('zh');
  await expect.poll(() => words(element)).toContain('2026年12月15日');
});

test('has the Texas sentence beside texts about Medicare, in English in every language', async () => {
  localStorage.setItem(dismissedKey, '["aca-2027"]');
  for (const lang of LANGUAGES) {
    const element = await mount({lang});
    find(element, '.more')?.click();
    await expect
      .poll(() => find(element, '.print:popover-open')?.textContent)
      .toContain(
        'Not connected with or endorsed by the United States government or the federal Medicare program.',
      );
    element.remove();
  }
});

test('opens the small print with the first press, closes it with the next, and keeps it when the API answers', async () => {
  const {promise, resolve: give} = Promise.withResolvers<Response>();
  answer = () => promise;
  const element = await mount();
  const more = find(element, '.more');
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more ?? element);
  await expect.poll(() => find(element, '.print:popover-open')?.textContent).toContain('Texas License');
  give(Response.json({campaigns}));
  await expect.poll(() => element.updated.then(() => 'drawn')).toBe('drawn');
  expect(find(element, '.print:popover-open')).not.toBeNull();
  await userEvent.click(more ?? element);
  await expect.poll(() => find(element, '.print:popover-open')).toBeNull();
  await userEvent.click(more ?? element);
  await expect.poll(() => find(element, '.print:popover-open')).not.toBeNull();
  expect(element.shadowRoot?.querySelectorAll('.print')).toHaveLength(1);
});

test("opens the agency's page of disclosures in the banner's language when the small print cannot be loaded", async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  vi.mocked(lateCatalogs).mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const element = await mount({lang: 'es', site: 'https://agency.example/'});
  find(element, '.more')?.click();
  await expect.poll(() => opened.mock.calls).toEqual([['https://agency.example/es/disclosures']]);
  // Nothing half-open is left, and the next press retries.
  expect(find(element, '.print')).toBeNull();
  find(element, '.more')?.click();
  await expect.poll(() => find(element, '.print:popover-open')).not.toBeNull();
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
});

test('creates no Intl object: the first of a page costs a slow phone 200 ms', async () => {
  const used: string[] = [];
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
    vi.spyOn(Intl, name).mockImplementation(function spy() {
      used.push(name);
      throw new Error('not before the visitor acts');
    });
  }
  await mount();
  vi.restoreAllMocks();
  expect(used).toEqual([]);
});

test("shows its campaigns when another script's entry is under its storage key", async () => {
  localStorage.setItem(dismissedKey, '{"broken');
  expect(words(await mount())).toContain('ACA');
  localStorage.setItem(dismissedKey, '{"a":1}');
  expect(words(await mount())).toContain('ACA');
});
