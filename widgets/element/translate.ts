/** A flat catalog in i18next's JSON format: `{{name}}` for values, `_one`, `_other` ... for plurals. */
export type Catalog = Readonly<Record<string, string>>;

/** Values for a text's placeholders. `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Looks a text up; a key without an entry returns the key itself (site-spec section 4). */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/**
 * A `t` for one catalog and language. Held equal to i18next itself over every key, language and plural by a test.
 * Intl.PluralRules is made only when a `count` is given: a page's first Intl object costs a slow phone about 200 ms.
 */
export const createTranslate = (catalog: Catalog, lang: string): Translate => {
  let rules: Intl.PluralRules | undefined;
  const form = (key: string, count: string | number | undefined): string => {
    if (typeof count !== 'number') return key;
    rules ??= new Intl.PluralRules(lang);
    const chosen = `${key}_${rules.select(count)}`;
    if (Object.hasOwn(catalog, chosen)) return chosen;
    return Object.hasOwn(catalog, `${key}_other`) ? `${key}_other` : key;
  };
  return (key, values) => {
    const entry = form(key, values?.['count']);
    const text = Object.hasOwn(catalog, entry) ? catalog[entry] : undefined;
    return (text ?? key).replace(/{{(\w+)}}/g, (placeholder, name: string) => {
      const value = values?.[name];
      return value === undefined ? placeholder : String(value);
    });
  };
};
