import {dateInWords} from '../../ui/date-in-words.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {AwayLink} from './answer/away-link.tsx';

/** The link to the private page with the saved results, and the outcome of the request for a copy. */
export const SavedPage = ({element, state, t}: QuestionnaireProps) => {
  const {page} = state.saving;
  if (!page) return null;
  return (
    <>
      {page.copy === 'none' ? null : <p>{t(page.copy === 'sent' ? 'copySent' : 'copyTooMany')}</p>}
      <p>
        <AwayLink href={element.siteOrigin + page.path} t={t}>
          {t('savedPage')}
        </AwayLink>
      </p>
      <p className="hint">{t('savedPageHint', {day: dateInWords(t, page.until.slice(0, 10))})}</p>
    </>
  );
};
