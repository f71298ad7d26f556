/**
 * Parses typed lines. A line that cannot be parsed is returned unchanged, and the schema then refuses the line
 * with its own message.
 */

/** Reads a whole number; `1,200` is allowed. */
export const readNumber = (line: string): unknown => {
  const digits = line.replaceAll(/[ ,]/gu, '');
  return /^\d+$/u.test(digits) ? Number(digits) : line;
};

/** Reads yes or no. */
export const readYesOrNo = (line: string): unknown => {
  if (/^y(es)?$/iu.test(line)) return true;
  return /^no?$/iu.test(line) ? false : line;
};

/** Reads a United States phone number, as it is written and in E.164 form. */
export const readPhone = (line: string): unknown => {
  const digits = line.replaceAll(/\D/gu, '').replace(/^1(?=\d{10}$)/u, '');
  const area = digits.slice(0, 3);
  const e164 = digits.length === 10 ? `+1${digits}` : line;
  return {display: `${area}-${digits.slice(3, 6)}-${digits.slice(6)}`, e164};
};

/** Splits a line at the commas. */
const readList = (line: string): readonly string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads opening hours: `mon-fri 08:00-20:00, sat 10-14`, or `Mon-Fri 8am-8pm`. */
export const readHours = (line: string): unknown =>
  readList(line.toLowerCase()).map((part) => {
    const [, from = part, to = from, opens = '', closes = ''] =
      /^([a-z]{3})[a-z]*(?:\s*-\s*([a-z]{3})[a-z]*)?\s+([\d:]{1,5}(?:\s*[ap]m)?)\s*-\s*([\d:]{1,5}(?:\s*[ap]m)?)$/u.exec(
        part,
      ) ?? [];
    return {from, to, opens: readTime(opens), closes: readTime(closes)};
  });

/** Completes a time: `9`, `9:00` and `9am` are `09:00`, and `8pm` is `20:00`. */
const readTime = (time: string): string => {
  const [, digits = time, half] = /^([\d:]+)\s*([ap]m)$/u.exec(time) ?? [];
  const [hour = '', minute = '00'] = digits.split(':');
  const atNoonOrMidnight = hour === '12' ? '0' : hour;
  const later = half === 'pm' ? String(Number(atNoonOrMidnight) + 12) : atNoonOrMidnight;
  return `${half === undefined ? hour : later}:${minute}`.padStart(5, '0');
};

/** Reads days: `sat, sun`. */
export const readDays = (line: string): unknown =>
  readList(line.toLowerCase()).map((part) => (/^[a-z]{3,9}$/u.test(part) ? part.slice(0, 3) : part));

/** Reads pages on social networks: `Facebook https://facebook.com/name, YouTube https://...`. */
export const readSocial = (line: string): unknown =>
  readList(line).map((part) => {
    const at = part.lastIndexOf(' ');
    return {name: part.slice(0, Math.max(at, 0)).trim(), url: part.slice(at + 1)};
  });

/** Reads the address of a site without its path. */
export const readOrigin = (line: string): unknown => (URL.canParse(line) ? new URL(line).origin : line);

/** Reads the addresses of several sites. */
export const readOrigins = (line: string): unknown => readList(line).map((part) => readOrigin(part));
