import type {Block, ListedArticle} from 'virtual:lamplight/articles';
import type {Translate} from '../element/translate.ts';
import {ArticleBody} from './article-body.tsx';
import {ArticleCard} from './article-card.tsx';
import type {BlogProps} from './blog.view.tsx';
import {Consultation} from './consultation.tsx';
import {Heading} from './heading.tsx';
import {relatedTo} from './related.ts';
import {shareAddress} from './share-address.ts';

type Props = BlogProps & {
  readonly article: ListedArticle;
  readonly content: readonly Block[];
  /** The texts that loaded with it. */
  readonly late: Translate;
};

/** An article below its header: share, text, topics, consultation, related articles. */
export const ArticleRest = (props: Props) => {
  const {element, state, attributes, article, late, lang} = props;
  const level = Number(attributes.headingLevel) + 1;
  const related = relatedTo(article, state.articles);
  return (
    <div>
      <Share {...props} />
      <div className="columns">
        <div className="text">
          <ArticleBody {...props} />
          {attributes.links === 'inside' && (
            <p className="on-site">
              <a href={element.address(lang, `/blog/${article.id}`)}>{late('onSite')}</a>
            </p>
          )}
          <ul className="tags" aria-label={late('tags')}>
            {article.tags?.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
        <Consultation {...props} level={level} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Heading level={level} id="related" className="heading">
            {late('relatedArticles')}
          </Heading>
          <ul className="grid">
            {related.map((other) => (
              <ArticleCard key={other.id} {...props} article={other} level={level + 1} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const Share = ({element, state, article, late, lang}: Props) => {
  const address = element.address(lang, `/blog/${article.id}`);
  const share = async (): Promise<void> => {
    const shared = await shareAddress(article.title, new URL(address, document.baseURI).href);
    if (element.state.open === article.id) element.setState({shared});
  };
  return (
    <div className="share">
      <button type="button" className="quiet" onClick={() => void share()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V3M7 8l5-5 5 5M5 12v8h14v-8" />
        </svg>
        {late('share')}
      </button>
      <output>
        {state.shared === 'copied' && late('copied')}
        {state.shared === 'not-copied' && late('notCopied', {address})}
      </output>
    </div>
  );
};
