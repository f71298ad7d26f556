import type {Translate} from '../element/translate.ts';
import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

type Props = BlogProps & {
  /** The texts that arrived with the answer. */
  readonly late: Translate;
};

/** There is no article with this name (site-spec section 2). */
export const ArticleMissing = ({element, attributes, late, lang}: Props) => (
  <section className="missing" aria-labelledby="title">
    <Heading level={Number(attributes.headingLevel)} id="title" className="title" part="title" tabIndex={-1}>
      {late('notFound')}
    </Heading>
    <p>{late('notFoundText')}</p>
    <a className="button" href={element.address(lang)} onClick={(event) => element.follow(event, null)}>
      {late('backToBlog')}
    </a>
  </section>
);
