import {fileURLToPath} from 'node:url';
import type {Rolldown} from 'vite';
import {loadArticles} from '../agency/articles/load-articles.ts';

const prefix = 'virtual:lamplight/';
const origin = fileURLToPath(new URL('../widgets/element/origin.ts', import.meta.url));

/** Names the file of one article's text. The name has no hash, because standalone files load the file, too. */
const articleFile = (lang: string, id: string): string => `articles/${id}.${lang}.js`;

/**
 * Writes the module that lists the articles of one language, each with a function that loads its text. The text is never in
 * the same file: even a standalone file, which contains its languages, loads an article when a visitor opens it.
 */
export const articleListModule = (
  context: Rolldown.PluginContext,
  lang: string,
  isStandalone: boolean,
): string => {
  const entries = loadArticles(lang).map(({content: _content, ...summary}) => {
    const module = `${prefix}article/${lang}/${summary.id}`;
    if (isPageBuild(context) && !isStandalone)
      context.emitFile({type: 'chunk', id: module, fileName: articleFile(lang, summary.id)});
    const file = isStandalone
      ? `/* @vite-ignore */ scriptOrigin() + '/embed/v1/${articleFile(lang, summary.id)}'`
      : `'${module}'`;
    return `{...${JSON.stringify(summary)}, load: () => import(${file}).then((module) => module.default)}`;
  });
  const start = isStandalone ? `import {scriptOrigin} from '${origin}';\n` : '';
  return `${start}export default [${entries.join(',\n')}];`;
};

/** Writes the module of one article's text as blocks. */
export const articleModule = (lang: string, id: string): string => {
  const article = loadArticles(lang).find((one) => one.id === id);
  if (!article) throw new Error(`no such article: ${id}`);
  return `export default ${JSON.stringify(article.content)};`;
};

/** Says whether the build writes files for browsers, and not for the prerender or a test. */
const isPageBuild = ({environment}: Rolldown.PluginContext): boolean =>
  environment.mode === 'build' && environment.config.consumer === 'client';
