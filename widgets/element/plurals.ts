import type {Translate} from './translate.ts';

/**
 * Adds the plural forms to a `t`: a text with `count` has one entry for each form, `_one`, `_other` ... . Apart from translate.ts,
 * because no text before the first touch counts anything. Intl.PluralRules is created only when a `count` is given: a page's
 * first Intl object costs a slow phone about 200 ms.
 */
export const withPlurals = (t: Translate, lang: string): Translate => {
  let rules: Intl.PluralRules | undefined;
  return (key, values = {}) => {
    const {count} = values;
    if (typeof count !== 'number') return t(key, values);
    rules ??= new Intl.PluralRules(lang);
    // A `t` returns the key of a text that it lacks.
    const forms = [rules.select(count), 'other'].map((form) => `${key}_${form}`);
    const form = forms.find((one) => t(one) !== one);
    return t(form ?? key, values);
  };
};
