import {isLanguage} from '../../contract/language.ts';
import {type Choice, colorIn, COLORS, ELEMENTS} from './choice.ts';

/**
 * Reads from the page what the visitor chose and typed before React took over the served page: the fields of
 * `choice-fields.tsx` by their names. Fields that still show `served` change nothing.
 */
export const chosenBefore = (fields: ParentNode, served: Choice): Choice => {
  const shown = (name: string): string | undefined =>
    fields.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
  const element = ELEMENTS.find((one) => one === shown('element'));
  const lang = shown('lang');
  const scheme = served.theme === 'dark' ? 'dark' : 'light';
  const colors = COLORS.map((name) => [name, shown(name) ?? colorIn(served, scheme, name)] as const);
  return {
    ...served,
    ...(element && {element}),
    ...(lang !== undefined && isLanguage(lang) && {lang}),
    colors: Object.fromEntries(colors.filter(([name, color]) => color !== colorIn(served, scheme, name))),
    radius: Number(shown('radius') ?? served.radius),
    fontSize: Number(shown('fontSize') ?? served.fontSize),
    partner: shown('partner') ?? served.partner,
  };
};
