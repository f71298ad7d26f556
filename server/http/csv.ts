// A spreadsheet takes a cell that begins with one of these for a formula (OWASP, "CSV Injection"), perhaps after characters that
// it does not show; an apostrophe in front makes it text.
const FORMULA = /^[\s\p{Cf}\p{DI}]*[=+\-@\t\r\n|%]/u;

// Full-width, small and raised forms are other forms of the same characters.
const isFormula = (text: string): boolean => FORMULA.test(text) || FORMULA.test(text.normalize('NFKC'));

const cell = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** The mark at the beginning of a CSV file that makes spreadsheets read UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Writes a line of CSV (RFC 4180) with its line break: every cell quoted, none of them a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
