import axe from 'axe-core';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import baseStyles from '../../element/base.css?inline';
import tokens from '../../element/tokens.css?inline';
import {protocol} from '../../element/protocol.ts';
import {showToast} from './show-toast.tsx';
import {toastRecord} from './toast-record.ts';

const sent = {title: 'Sent', description: 'Thank you.', variant: 'default'} as const;
const failed = {...sent, title: 'Failed', variant: 'destructive'} as const;

/** The parts of an element that a toast needs. */
class HostElement extends HTMLElement {
  readonly stop = new AbortController();
  readonly connection = this.stop.signal;
  readonly spoken = 'en';
  apiOrigin = location.origin;

  constructor() {
    super();
    const input = document.createElement('input');
    const root = this.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(baseStyles + tokens);
    root.adoptedStyleSheets = [sheet];
    root.append(input);
  }
}
customElements.define('lamplight-toast-host', HostElement);

const mount = (apiOrigin = location.origin): HostElement => {
  const host = new HostElement();
  host.apiOrigin = apiOrigin;
  document.body.append(host);
  return host;
};

const region = (host: HostElement): HTMLElement | null | undefined =>
  host.shadowRoot?.querySelector<HTMLElement>('.toast-region');
const card = (host: HostElement): HTMLElement | null | undefined =>
  host.shadowRoot?.querySelector<HTMLElement>('.toast');
const input = (host: HostElement): HTMLElement => host.shadowRoot?.querySelector('input') ?? document.body;

const show = async (host: HostElement, durationMs = 60_000, toast: typeof sent | typeof failed = sent) => {
  showToast(host, toast, {closeLabel: 'Close', durationMs});
  await expect.poll(() => card(host)).not.toBeNull();
};

beforeEach(async () => {
  // Away from the places of toasts.
  await userEvent.hover(document.body, {position: {x: 1, y: 1}});
});

afterEach(() => {
  protocol().toast?.dismiss();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('is in the top layer and is announced according to its kind', async () => {
  const host = mount();
  await show(host);
  expect(region(host)?.matches(':popover-open')).toBe(true);
  expect(region(host)?.role).toBe('status');
  expect(card(host)?.textContent).toBe('SentThank you.');
  await show(host, 60_000, failed);
  expect(region(host)?.role).toBe('alert');
  await Promise.all(
    card(host)
      ?.getAnimations()
      .map(({finished}) => finished) ?? [],
  );
  const {violations} = await axe.run(host);
  expect(violations.filter(({id}) => !['label', 'region', 'page-has-heading-one'].includes(id))).toEqual([]);
});

test('is silent where a live region of its element has the text', async () => {
  const host = mount();
  for (const toast of [sent, failed]) {
    showToast(host, toast, {closeLabel: 'Close', durationMs: 60_000, isShownInPlace: true});
    await expect.poll(() => card(host)?.textContent).toContain(toast.title);
    expect([region(host)?.role, region(host)?.ariaAtomic]).toEqual([null, null]);
  }
});

test('is the only toast on the page', async () => {
  const [one, other] = [mount(), mount()];
  await show(one);
  await show(other, 60_000, failed);
  expect(region(one)).toBeNull();
  expect(toastRecord()).toMatchObject({title: 'Failed', isOpen: true});
});

const point = (host: HostElement, type: 'pointerenter' | 'pointerleave'): void =>
  void card(host)?.dispatchEvent(new PointerEvent(type));
const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('disappears after its time, and waits while the pointer or the focus is on it', async () => {
  const host = mount();
  await show(host, 300);
  point(host, 'pointerenter');
  await pass(500);
  expect(card(host)).not.toBeNull();
  card(host)?.focus();
  point(host, 'pointerleave');
  await pass(500);
  expect(card(host)).not.toBeNull();
  input(host).focus();
  await expect.poll(() => region(host)).toBeNull();
  expect(toastRecord()).toMatchObject({isOpen: false});
});

test('F8 focuses it, Esc closes it and returns the focus', async () => {
  const host = mount();
  input(host).focus();
  await show(host);
  await userEvent.keyboard('{F8}');
  expect(host.shadowRoot?.activeElement).toBe(card(host));
  const heard = vi.fn();
  document.addEventListener('keydown', heard, {once: true});
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(region(host)).toBeNull();
  expect(host.shadowRoot?.activeElement).toBe(input(host));
  expect(heard).not.toHaveBeenCalled();
});

test('on a partner’s page F8 works only while a Lamplight element has the focus', async () => {
  const host = mount('https://agency.example');
  const theirs = document.createElement('input');
  document.body.append(theirs);
  theirs.focus();
  await show(host);
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(theirs);
  input(host).focus();
  await userEvent.keyboard('{F8}');
  expect(host.shadowRoot?.activeElement).toBe(card(host));
});

const swipe = (element: HTMLElement, distance: number): void => {
  const at = {bubbles: true, pointerId: 1, button: 0, clientY: 10};
  element.setPointerCapture = () => undefined; // such a pointer exists only in this test
  element.dispatchEvent(new PointerEvent('pointerdown', {...at, clientX: 10}));
  element.dispatchEvent(new PointerEvent('pointermove', {...at, clientX: 10 + distance}));
  element.dispatchEvent(new PointerEvent('pointerup', {...at, clientX: 10 + distance}));
};

test('disappears after a swipe of fifty pixels to the right, not after less or to the left', async () => {
  const host = mount();
  await show(host);
  for (const distance of [49, -80]) swipe(card(host) as HTMLElement, distance);
  expect(card(host)?.style.transform).toBe('');
  expect(region(host)).not.toBeNull();
  swipe(card(host) as HTMLElement, 50);
  expect(region(host)).toBeNull();
});

test('moves to the other edge while it would cover a button or the focus', async () => {
  const host = mount();
  const save = document.createElement('button');
  save.className = 'button';
  save.textContent = 'Save';
  save.style.cssText = 'position: fixed; inset: auto 0 20px auto';
  host.shadowRoot?.append(save);
  input(host).hidden = true;
  await show(host);
  const top = () => region(host)?.getBoundingClientRect().top;
  const bottom = () => innerHeight - (region(host)?.getBoundingClientRect().height ?? 0);
  expect(top()).toBe(0);
  await userEvent.click(save);
  save.style.inset = '20px 0 auto auto';
  save.blur();
  dispatchEvent(new Event('resize'));
  expect(top()).toBe(bottom());
  // Both edges are occupied: the toast is right above the lower one.
  const text = input(host);
  text.hidden = false;
  text.style.cssText = 'position: fixed; inset: auto 0 0 auto; height: 30px';
  text.focus();
  dispatchEvent(new Event('resize'));
  expect(region(host)?.getBoundingClientRect().bottom).toBeCloseTo(text.getBoundingClientRect().top - 8);
});

test('covers neither a bar of the page nor a button in another shadow root', async () => {
  const host = mount();
  input(host).hidden = true;
  const chat = document.createElement('div');
  const launcher = document.createElement('button');
  launcher.style.cssText = 'position: fixed; inset: auto 10px 12px auto; width: 60px; height: 50px';
  chat.attachShadow({mode: 'open'}).append(launcher);
  const banner = document.createElement('aside');
  banner.style.cssText = 'position: sticky; top: 0; height: 80px; margin: 0';
  banner.append(document.createElement('button'));
  document.body.prepend(banner);
  document.body.append(chat);
  await show(host);
  const place = (): DOMRect => region(host)?.getBoundingClientRect() ?? new DOMRect();
  expect(place().bottom).toBeLessThanOrEqual(launcher.getBoundingClientRect().top);
  // Lines of the element leave room right below the bar alone.
  const lines = document.createElement('p');
  const room = banner.getBoundingClientRect().bottom + place().height;
  lines.style.cssText = `position: absolute; top: ${room}px; right: 0; width: 100%; height: 3000px`;
  host.shadowRoot?.append(lines);
  dispatchEvent(new Event('resize'));
  expect(place().top).toBeCloseTo(banner.getBoundingClientRect().bottom);
  // The toast scrolls with the page up to the bar, and never lies on the bar.
  for (const top of [10, 60, 300]) {
    scrollTo({top, behavior: 'instant'});
    await expect.poll(() => place().top).toBeGreaterThanOrEqual(banner.getBoundingClientRect().bottom - 0.5);
    expect(place().bottom).toBeLessThanOrEqual(launcher.getBoundingClientRect().top);
  }
  scrollTo({top: 0, behavior: 'instant'});
});

test('is in a gap between the lines that fill a screen, and moves with the page', async () => {
  const host = mount();
  const lines = Array.from({length: 60}, (_, index) => {
    const line = document.createElement('p');
    line.textContent = 'A line of the answer';
    line.style.cssText = `height: 40px; margin: ${index === 4 ? '0 0 150px' : 0}`;
    return line;
  });
  host.shadowRoot?.append(...lines);
  await show(host);
  const covered = (): number => {
    const toast = region(host)?.getBoundingClientRect() ?? new DOMRect();
    return lines.filter((line) => {
      const {top, bottom} = line.getBoundingClientRect();
      return top < toast.bottom - 0.5 && toast.top < bottom - 0.5;
    }).length;
  };
  const top = (): number => region(host)?.getBoundingClientRect().top ?? 0;
  expect(covered()).toBe(0);
  // It does not touch the line below it.
  const bottom = region(host)?.getBoundingClientRect().bottom ?? 0;
  const next = lines.map((line) => line.getBoundingClientRect().top).find((line) => line >= bottom - 0.5);
  expect((next ?? 0) - bottom).toBeCloseTo(8);
  const before = top();
  scrollTo({top: 90, behavior: 'instant'});
  await expect.poll(top).toBeCloseTo(before - 90);
  expect(covered()).toBe(0);
  scrollTo({top: 0, behavior: 'instant'});
});

test('disappears by its button, and with its element', async () => {
  const host = mount();
  await show(host);
  await userEvent.click(card(host)?.querySelector('button') as HTMLElement);
  expect(region(host)).toBeNull();
  await show(host);
  host.stop.abort();
  expect(region(host)).toBeNull();
  expect(protocol().toast).toBeNull();
  showToast(host, sent, {closeLabel: 'Close'});
  expect(region(host)).toBeNull();
});

test('stays five seconds', () => {
  vi.useFakeTimers();
  const host = mount();
  showToast(host, sent, {closeLabel: 'Close'});
  vi.advanceTimersByTime(80 + 4_999);
  expect(region(host)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(region(host)).toBeNull();
  vi.useRealTimers();
});
