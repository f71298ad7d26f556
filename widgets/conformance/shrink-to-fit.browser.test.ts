/* Every element in parents that are only as wide as their content: no element may collapse there. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {define} from '../element/define.ts';
import {everyWidget} from './every-widget.ts';
import {mountInEmptyTab} from './mount-in-empty-tab.ts';

type Layout = {
  readonly style: string;
  /** Makes the parent, if it is not a box of the page. */
  readonly open?: () => HTMLElement;
};

/** Opens a dialog of the page itself, which is as wide as its content. */
const openDialog = (): HTMLElement => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};

const openBox = (): HTMLElement => {
  const box = document.createElement('div');
  document.body.append(box);
  return box;
};

const layouts: Readonly<Record<string, Layout>> = {
  'a flex row': {style: 'display: flex'},
  'a centered flex column': {style: 'display: flex; flex-direction: column; align-items: center'},
  'a centered grid': {style: 'display: grid; justify-items: center'},
  'a table cell': {style: 'display: table-cell'},
  'a float': {style: 'float: left'},
  'an absolute box': {style: 'position: absolute'},
  'a dialog': {style: '', open: openDialog},
};

for (const {elementClass} of everyWidget) define(elementClass);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each(Object.entries(layouts))(
  'is wide enough to read in %s, and not wider than a phone',
  async (_, {style, open = openBox}) => {
    for (const [screen, least] of [
      [390, 240],
      [1200, 500],
    ] as const) {
      await page.viewport(screen, 800);
      for (const widget of everyWidget) {
        // A fixed banner is above the page, not in the parent.
        const inFlow = widget.examples.filter(({attributes}) => attributes?.['placement'] !== 'fixed');
        for (const example of inFlow.slice(0, 2)) {
          const parent = open();
          parent.style.cssText = style;
          const element = await mountInEmptyTab(widget, example, 'en', parent);
          // A closed calculator is a button and a line, which have their own width.
          const leastOf = (content: Element | null | undefined): number =>
            content && getComputedStyle(content).containerType !== 'normal' ? least : 100;
          await expect
            .poll(() => element.clientWidth > leastOf(element.shadowRoot?.querySelector('.lamplight > *')), {
              message: `${widget.name}, ${example.name}`,
            })
            .toBe(true);
          expect(
            element.getBoundingClientRect().right,
            `${widget.name}, ${example.name}`,
          ).toBeLessThanOrEqual(screen);
          parent.remove();
        }
      }
    }
  },
  60_000,
);
