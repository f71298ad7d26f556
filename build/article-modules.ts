import {fileURLToPath} from 'node:url';
import type {Rolldown} from 'vite';
import {loadArticles} from '../agency/articles/load-articles.ts';
import {loadGlossary} from '../agency/definitions/load-glossary.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {textFilesModule, textsId} from './text-files.ts';

const prefix = 'virtual:lamplight/';
const origin = fileURLToPath(new URL('../widgets/element/origin.ts', import.meta.url));

/** Returns the file name of an article's text. The name has no hash, because standalone files also load the file. */
const articleFile = (lang: string, id: string): string => `articles/${id}.${lang}.js`;

/**
 * Writes the module that lists the articles of one language, each with a function that loads its text. The text is always in a separate
 * file: even a standalone file, which contains its languages, loads an article when a visitor opens it.
 */
export const articleListModule = (lang: string, isStandalone: boolean): string => {
  const entries = loadArticles(lang).map(({content: _content, drawing: _drawing, ...summary}) => {
    const file = isStandalone
      ? `/* @vite-ignore */ scriptOrigin() + '/embed/v1/${articleFile(lang, summary.id)}'`
      : `'${prefix}article/${lang}/${summary.id}'`;
    return `{...${JSON.stringify(summary)}, load: () => import(${file}).then((module) => module.default)}`;
  });
  const start = isStandalone ? `import {scriptOrigin} from '${origin}';\n` : '';
  return `${start}export default [${entries.join(',\n')}];`;
};

/** Writes the module that reads the lists from the blog's files of texts, and emits the file of each article's text. */
export const articleFilesModule = (context: Rolldown.PluginContext): string => {
  for (const lang of LANGUAGES) {
    for (const {id} of loadArticles(lang))
      context.emitFile({
        type: 'asset',
        fileName: articleFile(lang, id),
        source: articleModule(lang, id),
      });
  }
  return `import {filesFolder, textFiles} from '${textFilesModule}';
const lists = Object.entries(textFiles('blog', '${textsId()}', 'data'));
const load = (id, lang) => import(/* @vite-ignore */ filesFolder + 'articles/' + id + '.' + lang + '.js').then((module) => module.default);
const list = async (lang, summaries) => (await summaries()).map((summary) => ({...summary, load: () => load(summary.id, lang)}));
export const articles = Object.fromEntries(lists.map(([lang, summaries]) => [lang, () => list(lang, summaries)]));`;
};

/** Writes the module of the articles' drawings: decoration, the same in every language, loaded after the list. */
export const drawingsModule = (): string => {
  const drawings = loadArticles('en').map(({id, drawing}) => [id, drawing] as const);
  return `export const drawings = ${JSON.stringify(Object.fromEntries(drawings))};`;
};

/** Writes the module of one article's text as blocks. */
export const articleModule = (lang: Language, id: string): string => {
  const article = loadArticles(lang, process.env, loadGlossary(lang).terms).find((one) => one.id === id);
  if (!article) throw new Error(`no such article: ${id}`);
  return `export default ${JSON.stringify(article.content)};`;
};
