import type {Article} from '../../agency/articles/article.ts';
import type {ShownContent} from '../../agency/content.ts';

/** What the agency says on the host's own pages in one language, its identity filled in. */
export type HostContent = Omit<ShownContent, 'testimonials' | 'drawings'>;

/** What the host itself needs of an article: its address, its title for the head, and its day. */
export type ArticleEntry = Pick<Article, 'id' | 'title' | 'excerpt' | 'author' | 'publishedDate'>;
