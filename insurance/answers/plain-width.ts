/**
 * Converts full-width digits, letters and marks of a Chinese keyboard to plain characters. The text keeps its length,
 * so positions stay the same.
 */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
