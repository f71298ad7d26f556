import type {Lang} from '../element/language.ts';
import {type BlogState, textKey} from './blog.model.ts';

/** Imports the part of the blog that shows articles. */
export const importReader = () => import('./reader.tsx');

/** Loads an article: its text and the part that shows the text, at the same time. Never throws. */
export const readText = async (
  {load}: Pick<BlogState, 'load'>,
  lang: Lang,
  id: string,
): Promise<Partial<BlogState>> => {
  const coming = load(lang, id).catch(() => 'lost' as const);
  try {
    const reader = await importReader();
    return {reader, ...(await reader.readArticle(lang, id, coming))};
  } catch {
    return {text: {key: textKey(lang, id), content: 'lost'}}; // offline or blocked: the view says so and offers a retry
  }
};
