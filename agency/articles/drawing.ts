/** Reads the drawings of articles from disk. Node only. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {ConfigError} from '../config-error.ts';
import type {ArticleCategory, Stroke} from './article.ts';

const categoryDrawings = fileURLToPath(new URL('drawings', import.meta.url));
const frame =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 90">(?<paths>[\s\S]*)<\/svg>\s*$/u;
const path = /\s*<path(?: class="(?<fill>teal|glow)")? d="(?<line>[^"]+)" ?\/>\s*/uy;

/**
 * Reads an article's own drawing (`<id>.svg` beside the article), or its category's where the article has none. Throws a
 * ConfigError that says what such a file may hold.
 */
export const articleDrawing = (folder: string, id: string, category: ArticleCategory): readonly Stroke[] => {
  const own = join(folder, `${id}.svg`);
  return parseDrawing(existsSync(own) ? own : join(categoryDrawings, `${category}.svg`));
};

const parseDrawing = (file: string): readonly Stroke[] => {
  const paths = frame.exec(readFileSync(file, 'utf8'))?.groups?.['paths'] ?? '';
  const strokes: Stroke[] = [];
  path.lastIndex = 0;
  for (let at = 0; at < paths.length; at = path.lastIndex) {
    const found = path.exec(paths)?.groups;
    if (!found) break;
    const {fill = '', line = ''} = found;
    strokes.push(fill === 'teal' || fill === 'glow' ? {fill, line} : {line});
  }
  if (strokes.length > 0 && path.lastIndex === paths.length) return strokes;
  throw new ConfigError(file, [
    {
      field: '(drawing)',
      expected: 'should be an svg of viewBox 0 0 160 90 with nothing but <path class="teal|glow" d="..."/>',
    },
  ]);
};
