/** The form of the questionnaire's answers, shared by the form and the server. Plain functions without zod. */

const OLDEST = 120;

// Full years, perhaps with words after them (`42`, `42 years`, `8 months`), but no date such as 3/15/1962.
const YEARS = /^\d{1,3}(?:[.,]\d+)?(?!\d|[/-])/;
const BIRTHDAY = /^\d{4}-\d{2}-\d{2}$/;

const NUMBER = /^[$]?\s*\d[\d.,\s'’]*\s*[$%]?$/u;

/** Says whether a trimmed text is a plain number or an amount, with or without a sign for dollars or percent. */
export const isNumberText = (text: string): boolean => NUMBER.test(text);

/** Says whether a trimmed text is a calendar day that exists, written `YYYY-MM-DD`. */
export const isDayText = (text: string): boolean => {
  if (!BIRTHDAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Says whether a trimmed text is an age as people write it, or a birthday. */
export const isAgeText = (text: string): boolean => {
  if (isDayText(text)) return text >= '1900' && text <= '2100';
  const years = YEARS.exec(text)?.[0];
  return years !== undefined && Number.parseFloat(years) <= OLDEST;
};
