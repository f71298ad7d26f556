import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

/** There is no article with this name (site-spec section 2). */
export const ArticleMissing = ({element, attributes, t, lang}: BlogProps) => (
  <section className="missing" aria-labelledby="title">
    <Heading level={Number(attributes.headingLevel)} id="title" className="title" part="title" tabIndex={-1}>
      {t('notFound')}
    </Heading>
    <p>{t('notFoundText')}</p>
    <a className="button" href={element.address(lang)} onClick={(event) => element.follow(event, null)}>
      {t('backToBlog')}
    </a>
  </section>
);
