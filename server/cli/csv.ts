// A spreadsheet takes a cell that begins with one of these for a formula (OWASP, "CSV Injection"), full-width
// forms included; an apostrophe in front makes it text.
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/u;

function cell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180): every cell quoted, none of them a formula, with the byte order mark that makes
 * spreadsheets read UTF-8.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}`;
}
