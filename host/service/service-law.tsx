import {fillPlaceholders} from '../../agency/legal/values.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {pathOf} from '../routing/path.ts';
import {Blocks} from '../ui/blocks.tsx';
import type {ServicePageProps} from './service-page.tsx';

/** The law behind a service, the sources of the figures on the page, and related articles. */
export const ServiceLaw = ({page, texts}: ServicePageProps) => {
  const t = useText();
  const {lang} = useScreen();
  const {law} = page.parts;
  return (
    <section id="law" className="wrap service-law" aria-labelledby="law-title">
      <h2 id="law-title">{law.title}</h2>
      <div className="service-text">
        <Blocks blocks={law.blocks} />
        {page.sources.length > 0 && (
          <>
            <h3>{texts.sourcesTitle}</h3>
            <ul className="service-sources">
              {page.sources.map(({source, checkedInWords, isDue}) => (
                <li key={source}>
                  <cite lang="en">{source}</cite>.{' '}
                  {fillPlaceholders(isDue ? texts.sourceDue : texts.sourceChecked, {date: checkedInWords})}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="page-note">{t('legalUpdated', {date: page.updatedInWords})}</p>
      </div>
      {page.related.length > 0 && (
        <div className="service-related">
          <h3>{t('relatedArticles')}</h3>
          <ul className="plain">
            {page.related.map(({id, title, excerpt}) => (
              <li key={id}>
                <a href={pathOf(lang, {page: 'article', id})}>{title}</a>
                <p className="quiet">{excerpt}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
