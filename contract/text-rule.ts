/**
 * The rules for texts, shared by forms (which show the error in place) and the server (which decides). Plain functions, so that a widget
 * can include them.
 */

// One @, no spaces or characters that would need quoting, a dot in the domain. International addresses pass.
// Stricter than RFC 5321 on quoted local parts, which no visitor uses.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/.]+(?:\.[^\s@<>()[\]\\,;:"/.]+)+$/u;
const PHONE = /^[+(]?[\d\s().\-/+]*(?:(?:x|ext\.?)\s*\d{1,6})?$/iu;

// Line breaks and tabs are text in a message, but not in a name.
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\t\n\r]/u;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
// With the u flag a surrogate matches only when it stands alone.
const LONE_SURROGATE = /\p{Surrogate}/u;
// Default ignorable (DI) characters include the fillers of Hangul, which count as letters.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{DI}]/u;

/** Returns whether a trimmed text is an email address that mail can be sent to. */
export const isEmail = (text: string): boolean => {
  const local = text.slice(0, text.lastIndexOf('@'));
  return EMAIL.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
};

/** Returns whether a trimmed text is a phone number in a usual form: 7 to 15 digits, perhaps an extension. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/(?:x|ext\.?)\s*\d+$/iu, '').replace(/\D/gu, '').length;
  return PHONE.test(text) && digits >= 7 && digits <= 15;
};

/** Returns whether a text of one line can be stored and shown: no control characters, no lone surrogates. */
export const isCleanLine = (text: string): boolean => !CONTROL.test(text) && !LONE_SURROGATE.test(text);

/**
 * Returns a line that the server accepts, from a text that no visitor has typed, such as a partner id or a campaign: cut to a length, with
 * spaces for control characters and halves of characters, because a page's mistake must not cost a lead.
 */
export const acceptedLine = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]+/gu, ' ')
    .trim();

/** Returns whether a text of several lines can be stored and shown; line breaks and tabs are allowed. */
export const isCleanText = (text: string): boolean =>
  !CONTROL_EXCEPT_BREAKS.test(text) && !LONE_SURROGATE.test(text);

/** Returns whether a text is blank: it contains no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Returns the length of a text in characters (code points), as the limits count them. */
export const countCharacters = (text: string): number => Array.from(text).length;
