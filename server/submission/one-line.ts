const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
// With these characters, a name could change the order of the surrounding text.
const DIRECTION = /\p{Bidi_Control}/gu;

/**
 * Formats an answer as one line for people. Removes control characters, which a terminal may interpret, and
 * characters that change the direction of text.
 */
export const oneLine = (text: string): string =>
  text.toWellFormed().replaceAll(CONTROL, ' ').replaceAll(DIRECTION, '').trim();
