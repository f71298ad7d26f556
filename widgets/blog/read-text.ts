import {lateCatalogs} from 'virtual:lamplight/late-catalogs/blog';
import type {Lang} from '../element/language.ts';
import {type BlogState, textKey} from './blog.model.ts';

/** Imports the part of the blog that shows articles, and requests the file that this part reads at the same time. */
export const importReader = (lang: Lang) => {
  Promise.resolve(lateCatalogs[lang]()).catch(() => undefined); // the code that reads the texts reports the failure
  return import('./reader.tsx');
};

/** Loads an article: its text and the part that shows the text, at the same time. Never throws. */
export const readText = async (
  {load}: Pick<BlogState, 'load'>,
  lang: Lang,
  id: string,
): Promise<Partial<BlogState>> => {
  const coming = load(lang, id).catch(() => 'lost' as const);
  try {
    const reader = await importReader(lang);
    return {reader, ...(await reader.readArticle(lang, id, coming))};
  } catch {
    return {text: {key: textKey(lang, id), content: 'lost'}}; // offline or blocked: the view says so and offers a retry
  }
};
