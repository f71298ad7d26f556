// French writes the first of a month as an ordinal; Intl writes the digit, alone or after the weekday.
const firstDay = /(?<![\d:])1 (?=\p{L})/u;

/** Formats the first day of a month as a language requires, in a text from Intl: `1er janvier 2027` in French, no change elsewhere. */
export const ordinalFirst = (words: string, lang: string): string =>
  lang.startsWith('fr') ? words.replace(firstDay, '1er ') : words;

// A format takes far longer to create than to use, and a site's content contains thousands of days.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (lang: string): Intl.DateTimeFormat => {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, {dateStyle: 'long', timeZone: 'UTC'});
  formats.set(lang, format);
  return format;
};

/** Writes a day, `2026-11-03`, in a language's own words: "November 3, 2026". */
export const dayInWords = (day: string, lang: string): string =>
  ordinalFirst(formatOf(lang).format(new Date(`${day}T00:00:00Z`)), lang);
