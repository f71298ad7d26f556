/**
 * Turns the full-width digits, letters and marks of a Chinese keyboard into plain ones. The text keeps its length, so that a place in the
 * one is the same place in the other.
 */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
