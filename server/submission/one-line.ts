const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
// These characters would let a name change the text around it.
const DIRECTION = /\p{Bidi_Control}/gu;

/**
 * Formats an answer as one line for people: without control characters, which a terminal may interpret, and without characters that change
 * the direction of text.
 */
export const oneLine = (text: string): string =>
  text.toWellFormed().replaceAll(CONTROL, ' ').replaceAll(DIRECTION, '').trim();
