import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import {parse} from 'csv-parse';
import {CommandError} from '../command-error.ts';

/** A line of a table: the trimmed cells by column name. */
export type Row = ReadonlyMap<string, string>;

// The Marketplace's files begin with a banner of a few lines, and some column names end in spaces.
const BANNER_LINES = 10;

const plain = (cell: string): string => cell.replaceAll(/\s+/gu, ' ').trim();

/** The lines of a table, and the text above the column names. */
export type CsvTable = {readonly banner: string; readonly rows: AsyncGenerator<Row>};

/**
 * Opens a CSV file whose column names contain all of `columns`, below a banner or not. Reads line by line: a rate file has two million
 * lines. Throws CommandError for a spreadsheet, a missing file and missing columns.
 */
export const openCsv = async (file: string, columns: readonly string[]): Promise<CsvTable> => {
  await refuseSpreadsheet(file);
  const lines = linesOf(file);
  const above: string[] = [];
  let nearest: readonly string[] = [];
  for (let line = 0; line < BANNER_LINES; line += 1) {
    const {value, done} = await lines.next();
    if (done === true) break;
    const names = value.map(plain);
    if (columns.every((column) => names.includes(column)))
      return {banner: above.join(' '), rows: rowsOf(lines, names)};
    if (known(names, columns) > known(nearest, columns)) nearest = names;
    above.push(names.filter((name) => name !== '').join(' '));
  }
  await lines.return(undefined);
  const missing = columns.filter((column) => !nearest.includes(column));
  throw new CommandError(`${file} lacks the columns: ${missing.join(', ')}.`);
};

const known = (names: readonly string[], columns: readonly string[]): number =>
  columns.filter((column) => names.includes(column)).length;

const linesOf = async function* (file: string): AsyncGenerator<readonly string[]> {
  const parser = createReadStream(file).pipe(
    parse({bom: true, relax_column_count: true, skip_empty_lines: true}),
  );
  try {
    for await (const cells of parser) yield cells as readonly string[];
  } catch (error) {
    // A truncated file often ends within a quoted cell.
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be read as CSV: ${reason}. Is the file complete?`);
  }
};

const rowsOf = async function* (
  lines: AsyncGenerator<readonly string[]>,
  names: readonly string[],
): AsyncGenerator<Row> {
  for await (const cells of lines)
    yield new Map(names.map((name, at) => [name, plain(cells[at] ?? '')] as const));
};

// An .xlsx file is a ZIP archive.
const refuseSpreadsheet = async (file: string): Promise<void> => {
  try {
    const handle = await open(file);
    const {buffer} = await handle.read(Buffer.alloc(2), 0, 2, 0);
    await handle.close();
    if (buffer.toString('latin1') !== 'PK') return;
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new CommandError(`${file} is a spreadsheet. Save the sheet of medical plans as CSV (UTF-8) first.`);
};

/** Reads an amount such as `$1,234.50` in dollars; undefined for anything else. */
export const readDollars = (text: string): number | undefined => {
  const value = Number(text.replaceAll(/[$,\s]/gu, ''));
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
};
