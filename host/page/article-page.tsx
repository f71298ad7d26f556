import {SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Lamplight} from '../element/lamplight.tsx';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {InlineText} from '../ui/inline-text.tsx';
import {PageHead} from './page-head.tsx';

/**
 * `/blog/{id}`: the element draws the article; its fallback names it. For an unknown id the page says so, in the
 * specification's words.
 */
export const ArticlePage = () => {
  const t = useText();
  const {lang, articles, route} = useScreen();
  const id = route.page === 'article' ? route.id : '';
  const article = articles.find((entry) => entry.id === id);
  const blog = pathOf(lang, {page: 'blog'});
  if (!article)
    return (
      <PageHead title={t('articleNotFound')} lede={t('articleNotFoundText')} drawing="unlit-lamp">
        <ButtonLink href={blog}>{t('backToBlog')}</ButtonLink>
      </PageHead>
    );
  return (
    <div className="wrap page-body page-body-article">
      <Lamplight name="blog" attributes={{article: id, links: 'site', 'heading-level': '1'}}>
        <div className="fallback">
          <h1>{article.title}</h1>
          <p>{article.excerpt}</p>
          <p>
            {t('articleFallback')} <a href={blog}>{t('backToBlog')}</a>
          </p>
        </div>
      </Lamplight>
      <p className="article-service">
        <InlineText
          text={t('articleService', {
            service: t(SERVICE_TEXT_KEYS[article.service]),
            link: pathOf(lang, {page: 'service', id: article.service}),
          })}
        />
      </p>
    </div>
  );
};
