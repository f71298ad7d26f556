import type {Language} from '../../contract/language.ts';
import type {LamplightTag} from '../elements.d.ts';
import {contrast} from './contrast.ts';

/** The elements in the order of demand by partners. */
export const ELEMENTS = [
  'quote-form',
  'contact-form',
  'questionnaire',
  'chat',
  'aca-calculator',
  'life-calculator',
  'retirement-calculator',
  'enrollment-banner',
  'testimonials',
  'blog',
] as const satisfies readonly LamplightTag[];

/** The colors that partners usually choose; the other tokens follow in the stylesheet of the page. */
export const COLORS = ['ink', 'surface', 'accent', 'on-accent'] as const;

/** The name of a color: `--lamplight-<name>` is its custom property. */
export type ColorName = (typeof COLORS)[number];

/** The look of the surrounding page. */
export type Scheme = 'light' | 'dark';

/** The place of an element: in the page, or behind a button and above the page. */
export type Placement = 'inline' | 'dialog';

/** The elements that a page may put behind a button, and their own placement (a test compares with the contracts). */
const OWN_PLACEMENT: {readonly [Name in LamplightTag]?: Placement} = {
  'quote-form': 'inline',
  'contact-form': 'inline',
  questionnaire: 'inline',
  'aca-calculator': 'inline',
  'life-calculator': 'dialog',
  'retirement-calculator': 'inline',
};

/** Returns the placement of an element that the partner has not placed; undefined for an element without a choice. */
export const ownPlacement = (element: LamplightTag): Placement | undefined => OWN_PLACEMENT[element];

/** Everything that a partner has chosen. */
export type Choice = {
  readonly element: LamplightTag;
  /** Undefined: the element's own. */
  readonly placement?: Placement | undefined;
  readonly lang: Language;
  readonly theme: 'auto' | Scheme;
  /** The colors that differ from the elements' own, as `#rrggbb`. */
  readonly colors: {readonly [Name in ColorName]?: string};
  /** Pixels. */
  readonly radius: number;
  /** Pixels. */
  readonly fontSize: number;
  readonly partner: string;
};

/** The elements' own radius, in CSS pixels (widgets/element/tokens.css). */
export const OWN_RADIUS = 10;
/** The elements' own size of text, in CSS pixels (widgets/element/base.css). */
export const OWN_FONT_SIZE = 16;

/** The elements' own colors in each scheme (widgets/element/tokens.css; a test compares). */
export const OWN_COLORS: Readonly<Record<Scheme, Readonly<Record<ColorName, string>>>> = {
  light: {ink: '#14273a', surface: '#ffffff', accent: '#0b5a5e', 'on-accent': '#ffffff'},
  dark: {ink: '#ece6da', surface: '#182634', accent: '#7fd0cf', 'on-accent': '#0c1a24'},
};

/** The lowest contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Two adjacent colors, and the lower contrast of the schemes that visitors may see. */
export type CheckedPair = {
  readonly pair: 'text' | 'link' | 'button';
  readonly ratio: number;
  readonly scheme: Scheme;
};

const pairs = [
  ['text', 'ink', 'surface'],
  ['link', 'accent', 'surface'],
  ['button', 'on-accent', 'accent'],
] as const;

/** Returns a color as visitors see it in a scheme. */
export const colorIn = ({colors}: Choice, scheme: Scheme, name: ColorName): string =>
  colors[name] ?? OWN_COLORS[scheme][name];

/** Checks each pair of colors. With the theme `auto` visitors see both schemes, so the lower contrast counts. */
export const checkColors = (choice: Choice): readonly CheckedPair[] => {
  const schemes: readonly Scheme[] = choice.theme === 'auto' ? ['light', 'dark'] : [choice.theme];
  return pairs.map(([pair, one, other]) => {
    const checked = schemes.map((scheme) => ({
      pair,
      scheme,
      ratio: contrast(colorIn(choice, scheme, one), colorIn(choice, scheme, other)),
    }));
    return checked.reduce((lower, next) => (next.ratio < lower.ratio ? next : lower));
  });
};

/** Returns the placement of the chosen element; undefined for an element without a choice. */
export const placementOf = ({element, placement}: Choice): Placement | undefined => {
  const own = ownPlacement(element);
  return own && (placement ?? own);
};

/** Lists the custom properties that differ from the elements' own. */
export const tokensOf = ({colors, radius, fontSize}: Choice): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    COLORS.flatMap((name) => {
      const color = colors[name];
      return color === undefined ? [] : [[`--lamplight-${name}`, color]];
    }),
  ),
  ...(radius === OWN_RADIUS ? {} : {'--lamplight-radius': `${radius}px`}),
  ...(fontSize === OWN_FONT_SIZE ? {} : {'--lamplight-font-size': `${fontSize}px`}),
});
