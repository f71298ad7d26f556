import {legalCatalogs} from '../../agency/legal/catalog.ts';
import type {Language} from '../../contract/language.ts';
import type {BaseElement} from '../element/base-element.ts';
import type {WidgetName} from '../embed/names.ts';

/** The disclaimers below a result, and the elements whose results need them. */
const elementsWith = {
  // The credit and Medicaid: what the Marketplace decides, and what must be repaid.
  estimateFooter: ['aca-calculator', 'questionnaire'],
  // A projection of the visitor's own numbers: no tax credit, but returns, which are not guaranteed.
  calculatorFooter: ['life-calculator', 'retirement-calculator'],
} as const satisfies Readonly<Record<string, readonly WidgetName[]>>;

/** The name of a disclaimer in the legal texts. */
type Disclaimer = keyof typeof elementsWith;

const names = Object.keys(elementsWith) as readonly Disclaimer[];

/** Returns the disclaimers of an element; it shows no other one. */
export const disclaimersOf = (name: WidgetName): readonly Disclaimer[] =>
  names.filter((disclaimer) => (elementsWith[disclaimer] as readonly WidgetName[]).includes(name));

/** Returns the disclaimers that an element shows now. */
export const disclaimersShown = ({shadowRoot}: BaseElement, lang: Language): readonly Disclaimer[] => {
  const text = shadowRoot?.querySelector('.lamplight')?.textContent ?? '';
  return names.filter((disclaimer) => text.includes(legalCatalogs[lang][disclaimer]));
};
