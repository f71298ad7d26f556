const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
// They would let a name change what is read around it.
const DIRECTION = /\p{Bidi_Control}/gu;

/** An answer as one line to be read by a person: no control characters, which a terminal may obey, and none that turn the text. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replaceAll(CONTROL, ' ').replaceAll(DIRECTION, '').trim();
