/** Reads drawings from disk. Node only. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {ConfigError} from '../config-error.ts';
import type {ArticleCategory, Stroke} from './article.ts';

const categoryDrawings = fileURLToPath(new URL('drawings', import.meta.url));
const frame =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="(?<viewBox>[\d ]+)">\n(?<paths>[\s\S]*)<\/svg>\s*$/u;
const path = /^ *<path(?: class="(?<fill>teal|glow|flame)")? d="(?<line>[^"]+)" ?\/>$/u;

/** A drawing for a component. */
export type Drawing = {
  readonly viewBox: string;
  readonly strokes: readonly Stroke[];
};

/**
 * Reads an article's drawing (`<id>.svg` beside the article), or its category's. Throws a ConfigError with the allowed content of such a
 * file.
 */
export const articleDrawing = (folder: string, id: string, category: ArticleCategory): readonly Stroke[] => {
  const own = join(folder, `${id}.svg`);
  return readDrawing(existsSync(own) ? own : join(categoryDrawings, `${category}.svg`)).strokes;
};

/** Reads a drawing with one path per line. Throws a ConfigError for anything else. */
export const readDrawing = (file: string): Drawing => {
  const {viewBox = '', paths = ''} = frame.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  const strokes = paths
    .trimEnd()
    .split('\n')
    .map((line): Stroke => {
      const groups = path.exec(line)?.groups;
      if (!groups) throw new ConfigError(file, [{field: '(drawing)', expected: EXPECTED}]);
      const {fill, line: d = ''} = groups;
      return fill === undefined ? {line: d} : {fill: fill as NonNullable<Stroke['fill']>, line: d};
    });
  return {viewBox, strokes};
};

const EXPECTED = 'should be an svg with nothing but one <path class="teal|glow|flame" d="..."/> a line';
