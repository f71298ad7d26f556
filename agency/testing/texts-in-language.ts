import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textsIn} from './compare-catalogs.ts';
import type {Language} from '../../contract/language.ts';
import {statutory} from '../legal/required-texts.ts';

/** A text for visitors or the agent, with its place: the file, and the key in a catalog. */
export type ReadableText = {readonly file: string; readonly path: string; readonly text: string};

const root = join(import.meta.dirname, '../..');

const files = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    globSync(pattern, {cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist'}).toSorted(),
  );

/** The catalogs of a language: one file for each folder of messages, the templates of mails, and the agency's. */
export const catalogFiles = (lang: Language): readonly string[] =>
  files([
    `{desk,host,package,server,widgets}/**/messages/${lang}.json`,
    `server/desk/person/templates/${lang}.json`,
    `agency/{legal,translations}/${lang}.json`,
    `agency/sample/content/${lang}.json`,
  ]);

/** The articles, service pages, legal pages and definitions of a language. */
export const pageFiles = (lang: Language): readonly string[] =>
  files([
    `agency/sample/{articles,services}/*.${lang}.md`,
    `agency/sample/legal-pages/${lang}/*.md`,
    `agency/definitions/${lang}.md`,
  ]);

/** Names for programs, and the words by which the chat finds its answers. */
const isForPrograms = (path: string): boolean =>
  /(?:^|\.)(?:id|ctaLink|moreLink|icon|colour|\w*[wW]ords)$/.test(path);

/** The sentences that the law requires in English, in every language of the page. */
const inEnglishOnly = new Set<string>(Object.values(statutory).map(({text}) => text));

/** Returns every text of a language: from catalogs one by one, from pages without names for programs. */
export const readableTexts = (lang: Language): readonly ReadableText[] => [
  ...catalogFiles(lang).flatMap((file) =>
    [...textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')))]
      .filter(
        ([path]) => !isForPrograms(path) && !(file.startsWith('agency/legal/') && inEnglishOnly.has(path)),
      )
      .map(([path, text]) => ({file, path, text})),
  ),
  ...pageFiles(lang).map((file) => ({
    file,
    path: '',
    text: readFileSync(join(root, file), 'utf8')
      .replaceAll(/^(?:category|id|author): .*$/gm, '')
      .replaceAll(/\{#[\w-]+\}|\{\{[\w:]+\}\}/g, ''),
  })),
];
