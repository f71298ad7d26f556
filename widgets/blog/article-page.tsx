/** @jsxImportSource lamplight-plain */
import type {ListedArticle} from 'virtual:lamplight/articles';
import {ArticleBody} from './article-body.tsx';
import {ArticleCard} from './article-card.tsx';
import {relatedTo, textKey} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';
import {CategoryDrawing} from './category-drawing.tsx';
import {Consultation} from './consultation.tsx';
import {Heading} from './heading.tsx';

/** One article, from the way back to what to read next. */
export const ArticlePage = (props: BlogProps & {readonly article: ListedArticle}) => {
  const {element, state, attributes, article, t, lang} = props;
  const level = Number(attributes.headingLevel);
  const related = relatedTo(article, state.articles);
  const text = state.text?.key === textKey(lang, article.id) ? state.text : null;
  return (
    <article aria-labelledby="title">
      <a className="back" href={element.address(lang, null)} onClick={(event) => element.follow(event, null)}>
        {t('backToBlog')}
      </a>
      <header>
        <CategoryDrawing category={article.category} />
        <p className="meta">
          <b>{t(article.category)}</b>
          <span>{t('readTime', {minutes: article.readTime})}</span>
        </p>
        <Heading level={level} id="title" className="title" part="title" tabIndex={-1}>
          {article.title}
        </Heading>
        <p className="lead">{article.excerpt}</p>
        <div className="byline">
          <p>
            <b>{article.author}</b>
            <time dateTime={article.publishedDate}>{article.publishedInWords}</time>
          </p>
          <Share {...props} />
        </div>
      </header>
      <div className="columns">
        <div className="text">
          {text?.content && <ArticleBody {...props} content={text.content} />}
          {!text && <output className="waiting">{t('loading')}</output>}
          {text && !text.content && (
            <p className="waiting" role="alert">
              {t('failed')}
              <button type="button" className="quiet" onClick={() => element.readAgain()}>
                {t('tryAgain')}
              </button>
            </p>
          )}
          {attributes.links === 'inside' && text && (
            <p className="on-site">
              <a href={element.address(lang, article.id)}>{t('onSite')}</a>
            </p>
          )}
          <ul className="tags" aria-label={t('tags')}>
            {article.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
        <Consultation {...props} level={level + 1} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Heading level={level + 1} id="related" className="heading">
            {t('relatedArticles')}
          </Heading>
          <ul className="grid">
            {related.map((other) => (
              <ArticleCard key={other.id} {...props} article={other} level={level + 2} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
};

const Share = ({element, state, article, t, lang}: BlogProps & {readonly article: ListedArticle}) => (
  <div className="share">
    <button type="button" className="quiet" onClick={() => void element.share(article.title)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V3M7 8l5-5 5 5M5 12v8h14v-8" />
      </svg>
      {t('share')}
    </button>
    <output>
      {state.shared === 'copied' && t('copied')}
      {state.shared === 'not-copied' && t('notCopied', {address: element.address(lang, article.id)})}
    </output>
  </div>
);
