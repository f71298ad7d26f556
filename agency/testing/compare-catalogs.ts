/** Compares a translation with its English original. */

/** Returns the placeholders in a text, sorted and without duplicates. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

/** Returns every text in a value of nested objects and lists, by its dotted path. */
export const textsIn = (value: unknown, path = ''): Map<string, string> => {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, inner]) =>
      Array.from(textsIn(inner, path === '' ? key : `${path}.${key}`)),
    ),
  );
};

/** Returns the paths that only one of the two has. */
export const unmatchedPaths = (english: Map<string, string>, other: Map<string, string>): string[] => [
  ...[...english.keys()].filter((path) => !other.has(path)).map((path) => `missing: ${path}`),
  ...[...other.keys()].filter((path) => !english.has(path)).map((path) => `unknown: ${path}`),
];

/** Returns the paths whose texts have other placeholders than English. */
export const wrongPlaceholders = (english: Map<string, string>, other: Map<string, string>): string[] =>
  [...english].flatMap(([path, text]) => {
    const expected = placeholdersIn(text).join(' ');
    return placeholdersIn(other.get(path) ?? '').join(' ') === expected ? [] : [`${path}: ${expected}`];
  });

/** Returns the paths whose texts are the same as in English. */
export const untranslated = (english: Map<string, string>, other: Map<string, string>): string[] =>
  [...english].filter(([path, text]) => text !== '' && other.get(path) === text).map(([path]) => path);
