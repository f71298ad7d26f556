/** A flat catalog in i18next's JSON format: `{{name}}` for values, `_one`, `_other` ... for plurals. */
export type Catalog = Readonly<Record<string, string>>;

/** Values for a text's placeholders. `count` chooses the plural form, in a `t` with plurals (plurals.ts). */
export type Values = Readonly<Record<string, string | number>>;

/** Looks up a text; a key without an entry returns the key itself (site-spec section 4). */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/** Creates a `t` for one catalog. A test compares it, and its plurals, with i18next for every key, language and plural. */
export const createTranslate =
  (catalog: Catalog): Translate =>
  (key, values = {}) =>
    ((Object.hasOwn(catalog, key) ? catalog[key] : undefined) ?? key).replace(
      /{{(\w+)}}/g,
      (placeholder, name: string) => `${values[name] ?? placeholder}`,
    );
