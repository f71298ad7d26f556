/** A flat catalog in i18next's JSON format: `{{name}}` for values, `_one`, `_other` ... for plurals. */
export type Catalog = Readonly<Record<string, string>>;

/** Values for a text's placeholders. `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Looks up a text; a key without an entry returns the key itself (site-spec section 4). */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/**
 * Creates a `t` for one catalog and language. A test compares it with i18next for every key, language and plural.
 * Intl.PluralRules is created only when a `count` is given: a page's first Intl object costs a slow phone about 200 ms.
 */
export const createTranslate = (catalog: Catalog, lang: string): Translate => {
  let rules: Intl.PluralRules | undefined;
  const find = (key: string): string | undefined => (Object.hasOwn(catalog, key) ? catalog[key] : undefined);
  return (key, values = {}) => {
    const count = values['count'];
    let text: string | undefined;
    if (typeof count === 'number') {
      rules ??= new Intl.PluralRules(lang);
      text = find(`${key}_${rules.select(count)}`) ?? find(`${key}_other`);
    }
    return (text ?? find(key) ?? key).replace(/{{(\w+)}}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
  };
};
