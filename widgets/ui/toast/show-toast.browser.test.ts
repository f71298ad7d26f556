import axe from 'axe-core';
import {expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {protocol} from '../../element/protocol.ts';
import {showToast} from './show-toast.tsx';
import {
  card,
  failed,
  type HostElement,
  input,
  mount,
  region,
  sent,
  show,
  useEmptyPages,
} from './toast-on-a-page.ts';
import {toastRecord} from './toast-record.ts';

useEmptyPages();

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
