import {allArticles} from 'virtual:lamplight/all-articles';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/blog';
import type {Lang} from '../element/language.ts';
import {createTranslate} from '../element/translate.ts';
import {ArticleMissing} from './article-missing.tsx';
import {ArticlePage} from './article-page.tsx';
import {ArticleWaiting} from './article-waiting.tsx';
import {type ArticleText, type BlogState, textKey} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';

/* The parts that a list does not need: the articles beyond the first screen, and the view of an article.
   Loads at the first touch of the list, or before an article that is open from the start. */

export {default as styles} from './article.css?inline';

/** Loads the whole list and the late texts of a language, which are one file. */
export const readAll = async (lang: Lang): Promise<Partial<BlogState>> => {
  const [list, texts] = await Promise.all([allArticles[lang](), lateCatalogs[lang]()]);
  return {...list, late: createTranslate(texts, lang)};
};

/** Shows the open article, or says that there is no such article. */
export const ArticleView = (props: BlogProps) => {
  const {state, lang} = props;
  const {text, late} = state;
  const article = state.articles.find(({id}) => id === state.open);
  if (article && late) return <ArticlePage key={article.id} {...props} article={article} late={late} />;
  return text?.key === textKey(lang, state.open ?? '') && text.content === 'none' && late ? (
    <ArticleMissing key="missing" {...props} late={late} />
  ) : (
    <ArticleWaiting key="waiting" {...props} />
  );
};

/**
 * Loads the data of an article's view besides the summary: its text, which is `coming`, the late texts, and the whole
 * list, from which related articles are chosen. Never throws.
 */
export const readArticle = async (
  lang: Lang,
  id: string,
  coming: Promise<ArticleText['content']>,
): Promise<Partial<BlogState>> => {
  const key = textKey(lang, id);
  try {
    const [all, content] = await Promise.all([readAll(lang), coming]);
    const isListed = all.articles?.some((one) => one.id === id);
    return {...all, text: {key, content: isListed ? content : 'none'}};
  } catch {
    return {text: {key, content: 'lost'}}; // offline or blocked: the view says so and offers a retry
  }
};
