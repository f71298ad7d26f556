import {fileURLToPath} from 'node:url';
import type {Rolldown} from 'vite';
import {loadArticle, loadArticles} from '../agency/articles/load-articles.ts';
import {loadGlossary} from '../agency/definitions/load-glossary.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {articleSummaries, bookingPage, isOnFirstScreen} from './article-lists.ts';
import {textFilesModule, textsId} from './text-files.ts';

const PREFIX = 'virtual:lamplight/';
const origin = fileURLToPath(new URL('../widgets/element/origin.ts', import.meta.url));

/** Returns the file name of an article's text. The name has no hash, because standalone files also load the file. */
const articleFile = (lang: string, id: string): string => `articles/${id}.${lang}.js`;

/**
 * Writes the module of one language's articles: `default` lists all articles, `first` the articles of the first screen, and `load` loads
 * the text of each article. The text is never in the same file.
 */
export const articleListModule = (lang: string): string => {
  const summaries = articleSummaries(lang);
  const loads = summaries.map(({id}) => `'${id}': () => import('${PREFIX}article/${lang}/${id}')`);
  const places = JSON.stringify([...summaries.keys()].filter((place) => isOnFirstScreen(summaries, place)));
  return `const articles = ${JSON.stringify(summaries)};
export default {articles, total: articles.length, bookingPage: ${JSON.stringify(bookingPage())}};
export const first = {articles: ${places}.map((place) => articles[place]), total: articles.length, bookingPage: ${JSON.stringify(bookingPage())}};
export const load = {${loads.join(',\n')}};`;
};

/** Writes an expression that loads an article's file below a folder, given as an expression. */
const loadBelow = (folder: string): string =>
  `(lang, id) => import(/* @vite-ignore */ ${folder} + 'articles/' + encodeURIComponent(id) + '.' + lang + '.js').then((module) => module.default)`;

const listOf = (lang: string): string => `'${PREFIX}articles/${lang}'`;

/** The parts of the blog's lists: the first screen with the loaders of texts, and all articles. */
type ListPart = 'articles' | 'all-articles';

/**
 * Writes a module of the lists in all languages. A standalone file contains its languages, so both lists are the whole list; even
 * a standalone file loads an article's text when a visitor opens the article.
 */
export const articleListsModule = (part: ListPart, isStandalone: boolean): string => {
  const isAll = part === 'all-articles';
  const name = isAll ? 'allArticles' : 'articles';
  if (isStandalone) {
    const imports = LANGUAGES.map((lang) => `import ${lang} from ${listOf(lang)};`);
    return `import {scriptOrigin} from '${origin}';
${imports.join('\n')}
export const ${name} = (lang) => ({${LANGUAGES.join()}})[lang];
export const loadArticle = ${loadBelow(`scriptOrigin() + '/embed/v1/'`)};`;
  }
  const loads = LANGUAGES.map((lang) => `${lang}: () => import(${listOf(lang)})`).join();
  return `const lists = {${loads}};
export const ${name} = (lang) => lists[lang]().then((module) => module.${isAll ? 'default' : 'first'});
export const loadArticle = async (lang, id) => (await (await lists[lang]()).load[id]()).default;`;
};

const dataOf = (file: string): string => `textFiles('${file}', '${textsId()}', 'data')`;

/** Writes the module that reads a list from the blog's files of texts. The module of the first screen emits the file of each article's text. */
export const articleFilesModule = (part: ListPart, context: Rolldown.PluginContext): string => {
  if (part === 'all-articles')
    return `import {articles} from '${PREFIX}articles';
import {textFiles} from '${textFilesModule}';
const others = ${dataOf('blog.late')};
export const allArticles = async (lang) => {
  const [{articles: first, ...rest}, all] = await Promise.all([articles(lang), others(lang)]);
  return {...rest, articles: all.map((one) => ({...first.find(({id}) => id === one.id), ...one}))};
};`;
  for (const lang of LANGUAGES) {
    for (const {id} of loadArticles(lang))
      context.emitFile({
        type: 'asset',
        fileName: articleFile(lang, id),
        source: articleModule(lang, id),
      });
  }
  return `import {filesFolder, textFiles} from '${textFilesModule}';
export const articles = ${dataOf('blog')};
export const loadArticle = ${loadBelow('filesFolder')};`;
};

/** Writes the module of the articles' drawings: decorative, the same in every language, loaded after the list. */
export const drawingsModule = (): string => {
  const drawings = loadArticles('en').map(({id, drawing}) => [id, drawing] as const);
  return `export const drawings = ${JSON.stringify(Object.fromEntries(drawings))};`;
};

/** Writes the module of one article's text as blocks. */
export const articleModule = (lang: Language, id: string): string => {
  const article = loadArticle(lang, id, process.env, loadGlossary(lang).terms);
  if (!article) throw new Error(`no such article: ${id}`);
  return `export default ${JSON.stringify(article.content)};`;
};
