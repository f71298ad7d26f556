import {useSearch} from 'wouter';
import {articleCategories} from '../../agency/articles/article.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Lamplight} from '../element/lamplight.tsx';
import {pathOf} from '../routing/path.ts';
import {Invitation} from '../section/invitation.tsx';
import {PageHead} from './page-head.tsx';

/**
 * `/blog`: the hero with its badges, the element with the articles of the address's category, and the link to a
 * consultation.
 */
export const BlogPage = () => {
  const t = useText();
  const {lang, articles, day} = useScreen();
  const requested = new URLSearchParams(useSearch()).get('category') ?? '';
  const category = requested in articleCategories ? requested : 'all';
  return (
    <>
      <PageHead
        kicker={t('blogKicker')}
        title={t('blogTitle')}
        lede={t('blogSubtitle')}
        drawing="reading-lamp"
      >
        {articles.length > 0 && (
          <ul className="plain badges">
            <li>{t('blogBadgeSources')}</li>
            <li>{t('blogBadgeYear', {year: String(planYearOn(day))})}</li>
            <li>{t('blogBadgeAuthor')}</li>
          </ul>
        )}
      </PageHead>
      <div className="wrap page-body">
        <Lamplight name="blog" attributes={{heading: 'off', links: 'site', category}}>
          <ul className="plain fallback">
            {articles.map(({id, title}) => (
              <li key={id}>
                <a href={pathOf(lang, {page: 'article', id})}>{title}</a>
              </li>
            ))}
          </ul>
        </Lamplight>
      </div>
      <Invitation />
    </>
  );
};
