import './glossary.css';
import {useScreen, useText} from '../content/site-context.ts';
import {PageHead} from '../page/page-head.tsx';
import {pathInLanguage} from '../routing/path.ts';
import {breakable} from '../ui/breakable.ts';

/** `/glossary`: the list of all terms, then each term with its anchor, its meaning in a few sentences and its source. */
export const GlossaryPage = () => {
  const t = useText();
  const {lang, glossary} = useScreen();
  if (!glossary) return null;
  const {title, description, updatedInWords, terms} = glossary;
  return (
    <>
      <PageHead title={title} lede={description} drawing="reading-lamp">
        <p className="page-note">{t('legalUpdated', {date: updatedInWords})}</p>
      </PageHead>
      <div className="wrap page-body glossary">
        <nav className="glossary-index" aria-labelledby="glossary-index-title">
          <h2 id="glossary-index-title">{t('legalContents')}</h2>
          <ul className="plain">
            {terms.map(({id, term}) => (
              <li key={id}>
                <a href={`#${id}`}>{breakable(term)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="glossary-terms">
          {terms.map(({id, term, text, source: {cite, url}}) => (
            <div key={id} id={id} className="glossary-term">
              <h2>
                <dfn>{term}</dfn>
              </h2>
              <p>{text}</p>
              <p className="answer-source">
                <a lang="en" href={url.startsWith('/') ? pathInLanguage('/', lang) + url.slice(1) : url}>
                  {cite}
                </a>
              </p>
            </div>
          ))}
        </div>
      </div>
    </>
  );
};
