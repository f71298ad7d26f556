import {lateCatalogs} from 'virtual:lamplight/late-catalogs/blog';
import type {Language} from '../../contract/language.ts';
import type {BlogState} from './blog.model.ts';

/**
 * Loads all that the first screen lacks: the other articles, the part that shows an article, and the text of the open article.
 * Requests all files at the same time. A text that could not be loaded is `lost`; rejects when another file could not be loaded.
 */
export const readRest = async (
  {load, open}: Pick<BlogState, 'load' | 'open'>,
  lang: Language,
): Promise<Partial<BlogState>> => {
  const [reader, content] = await Promise.all([
    import('./reader.tsx'),
    open === null ? null : load(lang, open).catch(() => 'lost' as const),
    lateCatalogs(lang),
  ]);
  return {reader, ...(await reader.readAll(lang, open, content))};
};
