/** Writes a day, `2026-11-03`, in a language's own words: "November 3, 2026". */
export const dayInWords = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${day}T00:00:00Z`));
