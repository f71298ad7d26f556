import {LANGUAGES, type Language} from '../../contract/language.ts';
import {type WidgetName, widgetNames} from '../embed/names.ts';

/** The themes that an element knows. */
export const themes = ['light', 'dark'] as const;

/** The widths in which the gallery shows an element, in CSS pixels. */
export const widths = [320, 390, 768, 1200] as const;

/** The part of the gallery that an address selects. */
export type Choice = {
  readonly element: WidgetName;
  /** The name of a state; '' for all states. */
  readonly state: string;
  readonly lang: Language;
  readonly theme: (typeof themes)[number];
  readonly width: (typeof widths)[number];
};

const oneOf = <Value extends string | number>(
  values: readonly Value[],
  text: string | null,
  preset: Value,
): Value => values.find((value) => String(value) === text) ?? preset;

/** Reads the choice from a page's query; unknown values become the defaults. */
export const readChoice = (query: string): Choice => {
  const asked = new URLSearchParams(query);
  return {
    element: oneOf(widgetNames, asked.get('element'), 'enrollment-banner'),
    state: asked.get('state') ?? '',
    lang: oneOf(LANGUAGES, asked.get('lang'), 'en'),
    theme: oneOf(themes, asked.get('theme'), 'light'),
    width: oneOf(widths, Number(asked.get('width')) ? asked.get('width') : null, 768),
  };
};
