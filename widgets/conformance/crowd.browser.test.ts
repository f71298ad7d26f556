/* Many elements on one page: a browser lays out those near the window only, and each works when the visitor comes to it. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {BaseElement} from '../element/base-element.ts';
import {ChatElement} from '../chat/chat.element.ts';
import {define} from '../element/define.ts';
import {everyWidget} from './every-widget.ts';
import {mountExample} from './mount-example.ts';

for (const {elementClass} of everyWidget) define(elementClass);

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await page.viewport(1200, 800);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Mounts the first example of an element with a placement, or the first of all. */
const mountFirst = (name: string, placement?: string): Promise<BaseElement> => {
  const widget = everyWidget.find((one) => one.name === name);
  const example = widget?.examples.find(({attributes}) => attributes?.['placement'] === placement);
  if (!widget || !example) throw new Error(`no ${placement} ${name}`);
  return mountExample(widget, example, 'en');
};

const mountForms = (count: number): Promise<readonly BaseElement[]> =>
  Promise.all(Array.from({length: count}, () => mountFirst('contact-form')));

const isLaidOut = (element: BaseElement | undefined): boolean | undefined =>
  element?.shadowRoot?.querySelector('[name=message]')?.checkVisibility({contentVisibilityAuto: true});

test('the elements of an ordinary page are all laid out', async () => {
  const forms = await mountForms(20);
  expect(forms.map(isLaidOut)).toEqual(forms.map(() => true));
});

test('a form far below in a crowd is laid out as soon as the focus comes to one of its fields', async () => {
  const forms = await mountForms(40);
  const last = forms.at(-1);
  await expect.poll(() => isLaidOut(last)).toBe(false);
  const field = last?.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=message]');
  field?.focus();
  expect(last?.shadowRoot?.activeElement).toBe(field);
  await expect.poll(() => isLaidOut(last)).toBe(true);
});

test('a fixed banner and the chat stay at their places in the window', async () => {
  await mountForms(32);
  const banner = await mountFirst('enrollment-banner', 'fixed');
  const chat = await mountFirst('chat', 'fixed');
  if (!(chat instanceof ChatElement)) throw new Error('no chat');
  await chat.open();
  const places = () =>
    [banner.shadowRoot?.querySelector('.bar'), chat.shadowRoot?.querySelector('.panel')].map(
      (one) => one?.getBoundingClientRect().toJSON() as unknown,
    );
  const before = places();
  expect(before).toMatchObject([{top: 0}, {right: 1184, bottom: 784}]);
  // A box that cuts what lies outside would leave nothing of the panel.
  const {x, y} = before[1] as DOMRect;
  expect(document.elementFromPoint(x + 30, y + 30)).toBe(chat);
  scrollTo(0, 1500);
  await new Promise(requestAnimationFrame);
  expect(places()).toEqual(before);
});
