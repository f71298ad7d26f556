/** Returns the width of a character relative to the font size: an upper estimate for Newsreader. */
const widthOf = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1;
  if (/[\s.,:;'’!|ijltfrI()[\]-]/u.test(character)) return 0.32;
  if (/[mwMW—]/u.test(character)) return 0.86;
  return /[A-Z\d]/u.test(character) ? 0.64 : 0.52;
};

/** Estimates the width of a text as a multiple of the font size. */
export const estimatedWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);

// Chinese text breaks between any two characters except before closing punctuation.
const piecesOf = (text: string): readonly string[] =>
  text.match(/[\u{2e80}-\u{ffff}][，。、：；！？）》」]*|[^\s\u{2e80}-\u{ffff}]+\s?|\s/gu) ?? [];

/** Breaks a heading into lines no wider than `width`, a multiple of the font size. A longer word has its own line. */
export const titleLines = (title: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(title)) {
    if (line !== '' && estimatedWidth((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

/** Finds the largest size at which a heading fits into the lines, and the lines at this size. */
export const fitTitle = (
  title: string,
  {
    sizes,
    widthPx,
    maxLines,
  }: {readonly sizes: readonly number[]; readonly widthPx: number; readonly maxLines: number},
): {readonly sizePx: number; readonly lines: readonly string[]} => {
  const fits = sizes.map((sizePx) => ({sizePx, lines: titleLines(title, widthPx / sizePx)}));
  const fitting = fits.find(
    ({sizePx, lines}) =>
      lines.length <= maxLines && lines.every((line) => estimatedWidth(line) * sizePx <= widthPx),
  );
  const last = fitting ?? fits.at(-1);
  if (!last) throw new RangeError('no sizes are given');
  return last;
};
