import type {PersonConsentView} from '../../../contract/desk-person.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {TextKey} from '../../language/texts.ts';
import {dayText} from '../../language/moment.ts';
import {Fold} from '../../shell/fold.tsx';

type Line = {readonly key: string; readonly kind: string; readonly words: string};

/** Lists the consents of a person: in force, withdrawn, lapsed, replaced. The newest of each kind and status come first, the others on request. */
export const ConsentList = ({consents}: {readonly consents: readonly PersonConsentView[]}) => {
  const t = useText();
  const language = useLanguage();
  if (consents.length === 0) return null;
  // Several forms of one day result in one permission; the list shows the permission once.
  const lines = new Map<string, Line & {readonly group: string; readonly at: string}>(
    consents.map(({kind, status, agreedAt, withdrawnAt, lapsesAt}) => {
      const at = status === 'withdrawn' ? withdrawnAt : status === 'lapsed' ? lapsesAt : agreedAt;
      const until =
        status === 'standing' && lapsesAt !== null
          ? ` · ${t('permission.until', {date: dayText(language, lapsesAt)})}`
          : '';
      const words = t(`person.status.${status}`, {date: dayText(language, at ?? agreedAt)}) + until;
      const key = `${kind} ${words}`;
      return [key, {key, kind, words, group: `${kind} ${status}`, at: at ?? agreedAt}];
    }),
  );
  const newestFirst = [...lines.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const groups = new Set<string>();
  const [newest, older]: [Line[], Line[]] = [[], []];
  for (const line of newestFirst) {
    (groups.has(line.group) ? older : newest).push(line);
    groups.add(line.group);
  }
  return (
    <section className="part" aria-labelledby="person-consents">
      <h2 id="person-consents">{t('person.consents')}</h2>
      <Lines lines={newest} />
      <Fold count={older.length}>
        <Lines lines={older} />
      </Fold>
    </section>
  );
};

const Lines = ({lines}: {readonly lines: readonly Line[]}) => {
  const t = useText();
  return (
    <ul className="plain person-list small">
      {lines.map(({key, kind, words}) => (
        <li key={key}>
          <strong>{t(`person.consent.${kind}` as TextKey)}</strong> {words}
        </li>
      ))}
    </ul>
  );
};
