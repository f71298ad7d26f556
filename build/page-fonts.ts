/* Subsets the fonts for each language to the characters of its pages and elements. Any other character, such as a letter in a visitor's
   name, comes from the full face of look/fonts.css. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import type {Language} from '../contract/language.ts';
import {root} from './product.ts';

type Face = {
  readonly family: string;
  readonly file: string;
  /** The file's name in look/fonts.css. */
  readonly source: string;
  /** The weights that the style sheets use; bolder text uses the boldest weight. */
  readonly weights: {readonly min: number; readonly max: number};
  /** As in look/fonts.css: faces with different ranges of weights do not complement each other. */
  readonly declared: string;
  /** Characters of markup and code that no heading contains. */
  readonly leavesOut: string;
};

const TEXT_FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

const faces: readonly Face[] = [
  {
    family: 'Newsreader',
    file: 'look/fonts/newsreader-display.woff2',
    source: 'newsreader-display.woff2',
    weights: {min: 400, max: 500},
    declared: '300 600',
    leavesOut: '<=>[\\]^`{|}~',
  },
  {
    family: 'Source Sans 3',
    file: `node_modules/${TEXT_FILE}`,
    source: TEXT_FILE,
    weights: {min: 400, max: 650},
    declared: '200 900',
    leavesOut: '',
  },
];

/** The maximum size of both fonts of a language, in bytes. */
const MAX_BYTES = 40_000;

const styleSheet = readFileSync(join(root, 'look/fonts.css'), 'utf8');

/** Returns the characters of the full face, from its rule in the style sheet. */
const rangesOf = ({source}: Face): readonly (readonly [from: number, to: number])[] => {
  const rule = styleSheet.split('@font-face').find((text) => text.includes(source));
  const ranges = /unicode-range:([^;]+);/u.exec(rule ?? '')?.[1];
  if (ranges === undefined) throw new Error(`look/fonts.css has no range for ${source}`);
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
};

const printable = String.fromCodePoint(...Array.from({length: 95}, (_, index) => index + 32));

const hex = (code: number): string => code.toString(16);

const unicodeRange = (codes: readonly number[]): string => {
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
};

/** The part of a page that references its fonts. */
export type PageFonts = {
  /** Addresses to preload. */
  readonly files: readonly string[];
  /** The rules for an inline style sheet after the site's own: of two faces with a character, browsers use the later one. */
  readonly style: string;
};

/** Writes the fonts for the characters of `text` into `site/assets`. Throws when both together are over 40 kB. */
export const writePageFonts = async (site: string, lang: Language, text: string): Promise<PageFonts> => {
  const written = [...new Set(text + printable)].map((character) => character.codePointAt(0) ?? 0);
  const parts = await Promise.all(
    faces.map(async (face) => {
      const ranges = rangesOf(face);
      const codes = written
        .filter((code) => code >= 32 && ranges.some(([from, to]) => code >= from && code <= to))
        .filter((code) => !face.leavesOut.includes(String.fromCodePoint(code)))
        .toSorted((one, other) => one - other);
      const bytes = await subsetFont(readFileSync(join(root, face.file)), String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        noHinting: true,
        variationAxes: {wght: face.weights},
      });
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 7);
      const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${lang}-0${hash}.woff2`;
      mkdirSync(join(site, 'assets'), {recursive: true});
      writeFileSync(join(site, 'assets', name), bytes);
      const rule =
        `@font-face{font-family:'${face.family}';font-style:normal;font-display:swap;font-weight:${face.declared};` +
        `src:url('/assets/${name}') format('woff2');unicode-range:${unicodeRange(codes)}}`;
      return {file: `/assets/${name}`, size: bytes.length, rule};
    }),
  );
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > MAX_BYTES) throw new Error(`the fonts of ${lang} weigh ${size} bytes, budget ${MAX_BYTES}`);
  return {files: parts.map(({file}) => file), style: parts.map(({rule}) => rule).join('')};
};
