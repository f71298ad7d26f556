import type {PersonConsentView} from '../../../contract/desk-person.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {TextKey} from '../../language/texts.ts';
import {dayText} from '../../language/moment.ts';

/** Lists the consents of a person: in force, withdrawn, lapsed, replaced. */
export const ConsentList = ({consents}: {readonly consents: readonly PersonConsentView[]}) => {
  const t = useText();
  const language = useLanguage();
  if (consents.length === 0) return null;
  // Several forms of one day give one permission; the list says the permission once.
  const lines = new Map(
    consents.map(({kind, status, agreedAt, withdrawnAt, lapsesAt}) => {
      const at = status === 'withdrawn' ? withdrawnAt : status === 'lapsed' ? lapsesAt : agreedAt;
      const until =
        status === 'standing' && lapsesAt !== null
          ? ` · ${t('permission.until', {date: dayText(language, lapsesAt)})}`
          : '';
      const words = t(`person.status.${status}`, {date: dayText(language, at ?? agreedAt)}) + until;
      return [`${kind} ${words}`, {kind, words}];
    }),
  );
  return (
    <section className="part" aria-labelledby="person-consents">
      <h2 id="person-consents">{t('person.consents')}</h2>
      <ul className="plain person-list small">
        {[...lines.values()].map(({kind, words}) => (
          <li key={kind + words}>
            <strong>{t(`person.consent.${kind}` as TextKey)}</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  );
};
