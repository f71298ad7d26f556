// A spreadsheet interprets a cell that begins with one of these characters as a formula (OWASP, "CSV Injection"), sometimes after invisible
// characters; a leading apostrophe makes it text.
const FORMULA = /^[\s\p{Cf}\p{DI}]*[=+\-@\t\r\n|%]/u;

// The full-width, small and raised forms are variants of the same characters.
const isFormula = (text: string): boolean => FORMULA.test(text) || FORMULA.test(text.normalize('NFKC'));

const cell = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** The byte order mark that makes spreadsheets read UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Formats a line of CSV (RFC 4180) with its line break: every cell is quoted, and no cell is a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
