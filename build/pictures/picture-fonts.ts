/* The fonts of the pictures. The renderer reads neither woff2 nor variable fonts, so the fonts are subset to the characters of the texts
   and pinned to one weight. On the pages, Chinese uses the visitor's system font; a picture needs its own glyphs, and Noto Sans SC
   consists of about a hundred small files, of which the build reads those that a heading needs. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import {root} from '../product.ts';

const chinese = join(root, 'node_modules/@fontsource-variable/noto-sans-sc');

type Slice = {readonly file: string; readonly has: (code: number) => boolean};

const slices = (): readonly Slice[] =>
  [
    ...readFileSync(join(chinese, 'index.css'), 'utf8').matchAll(
      /url\(\.\/(?<file>[^)]+)\)[^;]*;\s*unicode-range: (?<ranges>[^;]+);/gu,
    ),
  ].map(({groups}): Slice => {
    const spans = (groups?.['ranges'] ?? '').split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      file: join(chinese, groups?.['file'] ?? ''),
      has: (code) => spans.some(([from, to]) => code >= from && code <= to),
    };
  });

const cut = (file: string, characters: string, weight: number): Promise<Uint8Array> =>
  subsetFont(readFileSync(file), characters, {targetFormat: 'sfnt', variationAxes: {wght: weight}});

/** Subsets the fonts for all texts of the pictures. Throws when no file contains a Chinese character. */
export const pictureFonts = async (text: string): Promise<readonly Uint8Array[]> => {
  const characters = [...new Set(text)];
  const latin = characters.filter((character) => character < '\u{2e80}').join('');
  const wide = characters.filter((character) => character >= '\u{2e80}');
  const known = slices();
  const parts = new Map<string, string>();
  for (const character of wide) {
    const slice = known.find(({has}) => has(character.codePointAt(0) ?? 0));
    if (!slice) throw new Error(`no face of the pictures has ${character}`);
    parts.set(slice.file, (parts.get(slice.file) ?? '') + character);
  }
  return Promise.all([
    cut(join(root, 'look/fonts/newsreader-display.woff2'), latin, 440),
    ...[...parts].map(([file, own]) => cut(file, own, 600)),
  ]);
};
