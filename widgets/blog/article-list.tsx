import {ArticleCard} from './article-card.tsx';
import {articlesToShow, filters} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';
import {Consultation} from './consultation.tsx';
import {Heading} from './heading.tsx';

/** The list: title and badges, the articles or a note that there are none, and the link to a consultation. */
export const ArticleList = (props: BlogProps) => {
  const {state, attributes, t} = props;
  const hasTitle = attributes.heading === 'on';
  const top = Number(attributes.headingLevel);
  const level = hasTitle ? top + 1 : top;
  return (
    <section aria-labelledby={hasTitle ? 'title' : 'featured'}>
      {hasTitle && (
        <header className="hero">
          <Heading level={top} id="title" className="title" tabIndex={-1}>
            {t('blogTitle')}
          </Heading>
          <p>{t('blogSubtitle')}</p>
          {state.articles.length > 0 && (
            <ul className="badges">
              <li>{t('badgeSources')}</li>
              <li>{t('badgeAuthor')}</li>
              <li>{t('badgeLanguages')}</li>
            </ul>
          )}
        </header>
      )}
      {state.articles.length > 0 ? <Shelf {...props} level={level} /> : <p id="featured">{t('none')}</p>}
      {hasTitle && <Consultation {...props} level={level} />}
    </section>
  );
};

/** The featured articles, the filter, and six cards until the visitor loads more. */
const Shelf = (props: BlogProps & {readonly level: number}) => {
  const {element, state, t, level} = props;
  const {shown, hasMore} = articlesToShow(state);
  return (
    <>
      <Heading level={level} id="featured" className="heading">
        {t('featuredArticles')}
      </Heading>
      <ul className="featured">
        {state.articles
          .filter(({featured}) => featured)
          .map((article) => (
            <ArticleCard key={article.id} {...props} article={article} level={level + 1} />
          ))}
      </ul>
      <Heading level={level} id="all" className="heading">
        {t('allArticles')}
      </Heading>
      <ul className="filters" aria-label={t('categories')}>
        {filters.map((filter) => (
          <li key={filter}>
            <button
              type="button"
              aria-pressed={state.filter === filter}
              onClick={() => void element.choose(filter)}
            >
              {t(filter)}
            </button>
          </li>
        ))}
      </ul>
      <output className="unseen">{state.hasActed && state.late?.('shown', {count: shown.length})}</output>
      <ul className="grid" aria-labelledby="all">
        {shown.map((article) => (
          <ArticleCard key={article.id} {...props} article={article} level={level + 1} />
        ))}
      </ul>
      {hasMore && (
        <p className="more">
          <button type="button" className="button" onClick={() => void element.loadMore()}>
            {t('loadMore')}
          </button>
        </p>
      )}
    </>
  );
};
