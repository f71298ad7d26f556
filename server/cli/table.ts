import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';

/** A column of a table. A column without `least` is never shortened; a column with `isMinor` is shortened first. */
export type Column = {readonly title: string; readonly least?: number; readonly isMinor?: boolean};

/** Formats rows as lines with the same layout. */
export type Table = {readonly head: string; readonly line: (cells: readonly string[]) => string};

const GAP = '  ';

/** The width of a table in terminal columns. */
export type Room = {readonly width: number; readonly cell: number};

/**
 * Lays out a table by its first rows within the available width; cells that are too long end with an ellipsis. Chinese characters count as
 * two columns.
 */
export const createTable = (
  columns: readonly Column[],
  firstRows: readonly (readonly string[])[],
  room: Room,
): Table => {
  const widths = columns.map(({title, least}, at) => {
    const widest = firstRows.reduce((most, row) => Math.max(most, widthOf(row[at] ?? '')), widthOf(title));
    return least === undefined ? widest : Math.min(widest, room.cell);
  });
  for (let excess = sum(widths) + GAP.length * (widths.length - 1) - room.width; excess > 0; excess -= 1) {
    const cut = widestOf(columns, widths, true) ?? widestOf(columns, widths, false);
    if (cut === undefined) break;
    widths[cut] = (widths[cut] ?? 0) - 1;
  }
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => fitted(cell, widths[at] ?? 0))
      .join(GAP)
      .trimEnd();
  return {head: line(columns.map(({title}) => title)), line};
};

// The width limit in a file, so that one long cell does not widen all lines.
const LONGEST_CELL = 40;

/** Returns the width of a terminal; unlimited if everything is requested. */
export const roomIn = (columns: number, isWide: boolean): Room =>
  isWide ? {width: Infinity, cell: Infinity} : {width: columns, cell: LONGEST_CELL};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

// Finds the widest column that may still be shortened.
const widestOf = (
  columns: readonly Column[],
  widths: readonly number[],
  isMinor: boolean,
): number | undefined => {
  let found: number | undefined;
  for (const [at, {title, least, ...column}] of columns.entries()) {
    const width = widths[at] ?? 0;
    if (least === undefined || (column.isMinor ?? false) !== isMinor) continue;
    if (width > Math.max(least, widthOf(title)) && width > (widths[found ?? -1] ?? 0)) found = at;
  }
  return found;
};

const fitted = (cell: string, width: number): string => {
  const own = widthOf(cell);
  if (own <= width) return cell + ' '.repeat(width - own);
  const cut = cliTruncate(cell, width);
  // A wide character that does not fit leaves one column empty.
  return cut + ' '.repeat(Math.max(0, width - widthOf(cut)));
};

// Most cells are plain ASCII; the library takes a hundred times as long.
const widthOf = (text: string): number => (/^[ -~]*$/u.test(text) ? text.length : stringWidth(text));
