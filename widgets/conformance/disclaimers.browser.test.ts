import {afterAll, beforeAll, expect, inject, test, vi} from 'vitest';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {LANGUAGES} from '../../contract/language.ts';
import type {WidgetName} from '../embed/names.ts';
import {define} from '../element/define.ts';
import {everyWidget} from './every-widget.ts';
import {mountExample} from './mount-example.ts';

/** The disclaimers below a result, and the elements whose results need them; each element shows no other one. */
const disclaimers = {
  // The credit and Medicaid: what the Marketplace decides, and what must be repaid.
  estimateFooter: ['aca-calculator', 'questionnaire'],
  // A projection of the visitor's own numbers: no tax credit, but returns, which are not guaranteed.
  calculatorFooter: ['life-calculator', 'retirement-calculator'],
} as const satisfies Readonly<Record<string, readonly WidgetName[]>>;

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  for (const {elementClass} of everyWidget) define(elementClass);
});

afterAll(() => vi.unstubAllGlobals());

const shownIn = async (widget: (typeof everyWidget)[number], lang: (typeof LANGUAGES)[number]) => {
  const shown = new Set<string>();
  for (const example of widget.examples) {
    const element = await mountExample(widget, example, lang);
    const text = element.shadowRoot?.querySelector('.lamplight')?.textContent ?? '';
    for (const name of ['estimateFooter', 'calculatorFooter'] as const)
      if (text.includes(legalCatalogs[lang][name])) shown.add(name);
    element.remove();
  }
  return [...shown];
};

test.each(inject('isFull') ? LANGUAGES : (['en'] as const))(
  'every element shows the disclaimer of its own results and no other, in %s',
  async (lang) => {
    for (const widget of everyWidget) {
      const expected = Object.entries(disclaimers).flatMap(([name, elements]) =>
        (elements as readonly string[]).includes(widget.name) ? [name] : [],
      );
      expect({[widget.name]: await shownIn(widget, lang)}).toEqual({[widget.name]: expected});
    }
  },
  120_000,
);
