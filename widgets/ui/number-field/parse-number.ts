/**
 * Returns whether a separator that is used once separates thousands: `75,000` and `75.000` do, `7,5` and `0.125` do
 * not.
 */
const isGrouping = (whole: string, rest: string): boolean =>
  /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;

/**
 * Parses a number in the notation of any of the languages: `75,000`, `75.000`, `75 000`, `7,5`, `7.5`, `1.234,56`, also
 * with a currency or percent sign and in full-width digits. A single separator followed by exactly three digits
 * separates thousands. Blank is null, unreadable is NaN. Never throws; creates no Intl object.
 */
export const parseNumber = (text: string): number | null => {
  // NFKC converts full-width digits and marks of a Chinese keyboard to plain characters.
  const bare = text
    .normalize('NFKC')
    .replace(/[$€%]|USD?/gi, '')
    .trim();
  if (bare === '') return null;
  // Two lines that are pasted into a field stand in it with a space between them, and are two numbers.
  const isGrouped = /^[-−]?\s?\d{1,3}([\s'’]\d{3})+([.,]\d*)?$/.test(bare);
  const match = /^([-−]?)\s?([\d.,]*\d[\d.,]*)$/.exec(isGrouped ? bare.replace(/[\s'’]/g, '') : bare);
  if (!match) return Number.NaN;
  const [, sign, digits = ''] = match;
  const size = readDigits(digits);
  return sign ? -size : size;
};

const readDigits = (digits: string): number => {
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return Number(digits);
  const last = marks.at(-1) ?? '';
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  const rest = digits.slice(at + 1);
  // `45,0000` may mean 45,000 or 450,000.
  if (marks.length === 1 && rest.length > 3) return Number.NaN;
  if (marks.length === 1) return isGrouping(whole, rest) ? Number(whole + rest) : Number(`${whole}.${rest}`);
  const [first = ''] = marks;
  // With both kinds of separator, the last is the decimal mark, used once. A repeated single kind separates
  // thousands.
  const [grouped, fraction] = first === last ? [digits, ''] : [whole, rest];
  const groups = grouped.split(first);
  const isRegular = groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  return isRegular ? Number(`${groups.join('')}.${fraction}`) : Number.NaN;
};
