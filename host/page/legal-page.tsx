import {useScreen, useText} from '../content/site-context.ts';
import {Blocks} from '../ui/blocks.tsx';
import {CountingChoice} from '../ui/counting-choice.tsx';
import {PageHead} from './page-head.tsx';

/** `/privacy`, `/terms`, `/disclosures`: the text in one column, with its chapters beside it. */
export const LegalPage = () => {
  const t = useText();
  const {legal} = useScreen();
  if (!legal) return null;
  const chapters = legal.parts.filter(({title}) => title !== '');
  return (
    <>
      <PageHead kicker={t('legalKicker')} title={legal.title} lede={legal.description}>
        <p className="page-note">{t('legalUpdated', {date: legal.updatedInWords})}</p>
      </PageHead>
      <div className="wrap legal-grid page-body">
        <nav className="legal-contents" aria-labelledby="legal-contents-title">
          <h2 id="legal-contents-title">{t('legalContents')}</h2>
          <ul className="plain">
            {chapters.map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal-text">
          {legal.parts.map(({id, title, blocks}) => (
            <section key={id} {...(title !== '' && {id, 'aria-labelledby': `${id}-title`})}>
              {title !== '' && <h2 id={`${id}-title`}>{title}</h2>}
              <Blocks blocks={blocks} />
              {id === 'counting' && <CountingChoice />}
            </section>
          ))}
        </div>
      </div>
    </>
  );
};
