import type {PersonConsentView} from '../../../contract/desk-person.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {TextKey} from '../../language/texts.ts';
import {dayText} from '../../language/moment.ts';

/** Lists every consent of a person: in force, withdrawn, lapsed, replaced. */
export const ConsentList = ({consents}: {readonly consents: readonly PersonConsentView[]}) => {
  const t = useText();
  const language = useLanguage();
  if (consents.length === 0) return null;
  return (
    <section className="part" aria-labelledby="person-consents">
      <h2 id="person-consents">{t('person.consents')}</h2>
      <ul className="plain person-list small">
        {consents.map(({submissionId, kind, status, agreedAt, withdrawnAt, lapsesAt}) => {
          const at = status === 'withdrawn' ? withdrawnAt : status === 'lapsed' ? lapsesAt : agreedAt;
          return (
            <li key={submissionId + kind}>
              <strong>{t(`person.consent.${kind}` as TextKey)}</strong>{' '}
              {t(`person.status.${status}`, {date: dayText(language, at ?? agreedAt)})}
              {status === 'standing' && lapsesAt !== null
                ? ` · ${t('permission.until', {date: dayText(language, lapsesAt)})}`
                : ''}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
