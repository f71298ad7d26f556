import type {ListedArticle} from 'virtual:lamplight/articles';
import {ArticleDrawing} from './article-drawing.tsx';
import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

type Props = BlogProps & {
  readonly article: ListedArticle;
  /** The level of its heading. */
  readonly level: number;
};

/** One article in a list. The whole card is clickable; the link's name is only the title. */
export const ArticleCard = ({element, state, article, level, t, lang}: Props) => (
  <li className="card" part="card">
    <ArticleDrawing state={state} id={article.id} />
    <div>
      <p className="meta">
        <b>{t(article.category)}</b>
        <span>{t('readTime', {minutes: article.readTime})}</span>
      </p>
      <Heading level={level}>
        <a
          href={element.address(lang, `/blog/${article.id}`)}
          data-id={article.id}
          onClick={(event) => element.follow(event, article.id)}
        >
          {article.title}
        </a>
      </Heading>
      <p className="excerpt">{article.excerpt}</p>
      <p className="meta">
        <time dateTime={article.publishedDate}>{article.publishedInWords}</time>
        <span>{article.author}</span>
      </p>
      <p className="go" aria-hidden="true">
        {t('readMore')}
      </p>
    </div>
  </li>
);
