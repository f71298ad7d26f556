import type {ListedArticle} from 'virtual:lamplight/articles';
import type {Translate} from '../element/translate.ts';
import {ArticleDrawing} from './article-drawing.tsx';
import {ArticleRest} from './article-rest.tsx';
import {ArticleWaiting} from './article-waiting.tsx';
import {textKey} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

/** One article. Its summary is visible at once; the rest loads with its text. */
export const ArticlePage = (
  props: BlogProps & {readonly article: ListedArticle; readonly late: Translate},
) => {
  const {element, state, attributes, article, t, late, lang} = props;
  const text = state.text?.key === textKey(lang, article.id) ? state.text : null;
  return (
    <article aria-labelledby="title">
      <a className="back" href={element.address(lang)} onClick={(event) => element.follow(event, null)}>
        {late('backToBlog')}
      </a>
      <header>
        <ArticleDrawing state={state} id={article.id} />
        <p className="meta">
          <b>{t(article.category)}</b>
          <span>{t('readTime', {minutes: article.readTime})}</span>
        </p>
        <Heading
          level={Number(attributes.headingLevel)}
          id="title"
          className="title"
          part="title"
          tabIndex={-1}
        >
          {article.title}
        </Heading>
        <p className="lead">{article.excerpt}</p>
        <p className="byline">
          <b>{article.author}</b>
          <time dateTime={article.publishedDate}>{article.publishedInWords}</time>
        </p>
      </header>
      {text && typeof text.content !== 'string' ? (
        <ArticleRest {...props} content={text.content} />
      ) : (
        <ArticleWaiting {...props} />
      )}
    </article>
  );
};
