import {expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {failed, input, mount, region, sent, show, useEmptyPages} from './toast-on-a-page.ts';

useEmptyPages();

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
  lines.style.cssText = `position: absolute; top: ${room}px; right: 0; width: 100%; margin: 0`;
  lines.textContent = 'A line of the answer. '.repeat(5000);
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

// A moved toast cost the page a cumulative layout shift of up to 0.14.
test.each([
  ['a success', sent, 0],
  ['a success on a scrolled page', sent, 90],
  ['a fault', failed, 0],
] as const)('the browser counts no shift when the toast of %s finds its place', async (_name, toast, top) => {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
  });
  const host = mount();
  input(host).style.cssText = 'position: fixed; inset: auto 0 0 auto; height: 200px; width: 100%';
  document.body.style.height = top > 0 ? '3000px' : '';
  scrollTo({top, behavior: 'instant'});
  // The browser excuses shifts for half a second after the pointer of the test before.
  await new Promise((resolve) => setTimeout(resolve, 600));
  observer.observe({type: 'layout-shift'});
  await show(host, 60_000, toast);
  await expect
    .poll(() => region(host)?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(innerHeight - 200);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  observer.disconnect();
  document.body.style.height = '';
  expect(shifts).toEqual([]);
});

test('a toast in a part of the page that is hidden meanwhile throws no error', async () => {
  const errors: string[] = [];
  const note = ({message}: ErrorEvent): void => void errors.push(message);
  addEventListener('error', note);
  const host = mount();
  await show(host);
  host.hidden = true;
  for (const type of ['resize', 'transitionend']) dispatchEvent(new Event(type));
  host.hidden = false;
  await expect.poll(() => region(host)?.getBoundingClientRect().height).toBeGreaterThan(0);
  removeEventListener('error', note);
  expect(errors).toEqual([]);
});

test('stays at the edge beside lines that end before the toast', async () => {
  await page.viewport(1200, 800);
  const host = mount();
  input(host).hidden = true;
  const lines = Array.from({length: 60}, (_, index) => {
    const line = document.createElement('p');
    line.textContent = 'A short line of the answer';
    if (index === 18) line.innerHTML = '<span style="float: right">An amount</span>';
    line.style.cssText = 'height: 40px; margin: 0';
    return line;
  });
  host.shadowRoot?.append(...lines);
  await show(host);
  const bottom = (): number => innerHeight - (region(host)?.getBoundingClientRect().bottom ?? 0);
  // The amount at the right is text, too.
  expect(bottom()).toBeGreaterThan(0);
  lines[18]?.remove();
  dispatchEvent(new Event('resize'));
  expect(bottom()).toBe(0);
  await page.viewport(414, 896);
});

// On a phone the fields of a form fill the window, and the toast of thanks lay on the form's own thanks.
test('covers a field rather than the answer of the form among fields that fill the window', async () => {
  const host = mount();
  input(host).hidden = true;
  const height = (innerHeight - 60) / 6;
  const fields = Array.from({length: 6}, (_, index) => {
    const field = document.createElement('textarea');
    field.style.cssText = `position: fixed; inset: ${index * height}px 0 auto; width: 100%; height: ${height}px`;
    return field;
  });
  const thanks = document.createElement('div');
  thanks.className = 'notice';
  thanks.textContent = 'Thank you.';
  thanks.style.cssText = 'position: fixed; inset: auto 0 0; height: 60px';
  host.shadowRoot?.append(...fields, thanks);
  await show(host);
  const bottom = (): number => region(host)?.getBoundingClientRect().bottom ?? 0;
  expect(bottom()).toBeLessThanOrEqual(thanks.getBoundingClientRect().top);
  thanks.remove();
  dispatchEvent(new Event('resize'));
  expect(bottom()).toBe(innerHeight);
});
