// A spreadsheet takes a cell that begins with one of these for a formula (OWASP, "CSV Injection"), perhaps after characters that
// it does not show; an apostrophe in front makes it text.
const FORMULA = /^[\s\p{Cf}\p{DI}]*[=+\-@\t\r\n|%]/u;

// Full-width, small and raised forms are other forms of the same characters.
const isFormula = (text: string): boolean => FORMULA.test(text) || FORMULA.test(text.normalize('NFKC'));

const cell = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * A table as CSV (RFC 4180): every cell quoted, none of them a formula, with the byte order mark that makes
 * spreadsheets read UTF-8.
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}`;
