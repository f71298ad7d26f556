import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {define} from '../element/define.ts';
import {disclaimersOf, disclaimersShown} from './disclaimers.ts';
import {everyWidget} from './every-widget.ts';
import {mountInEmptyTab} from './mount-in-empty-tab.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  for (const {elementClass} of everyWidget) define(elementClass);
});

afterAll(() => vi.unstubAllGlobals());

// That no state shows the disclaimer of another element is checked in each state (conformance.browser.test.ts).
test.each(LANGUAGES)(
  'every element with results shows their disclaimer in a state, in %s',
  async (lang) => {
    for (const widget of everyWidget) {
      const missing = new Set(disclaimersOf(widget.name));
      for (const example of widget.examples) {
        if (missing.size === 0) break;
        const element = await mountInEmptyTab(widget, example, lang);
        for (const shown of disclaimersShown(element, lang)) missing.delete(shown);
        element.remove();
      }
      expect([widget.name, ...missing]).toEqual([widget.name]);
    }
  },
  120_000,
);
