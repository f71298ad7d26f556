import {Link} from 'wouter';
import type {PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useSession} from '../../session/session-store.ts';
import {dayText, momentText} from '../../language/moment.ts';
import {useAct} from '../../api/use-act.ts';

/** Lists people who may be the same person, and merges that can be undone, with the records that were merged. Assistants cannot merge. */
export const Merges = ({
  person,
  onChanged,
}: {
  readonly person: PersonView;
  readonly onChanged: () => void;
}) => {
  const t = useText();
  const language = useLanguage();
  const session = useSession();
  const {isBusy, problem, run} = useAct();
  const mayMerge = session.state === 'signed-in' && session.me.role !== 'assistant';
  const act = async (path: string, method: 'POST' | 'DELETE', body?: object): Promise<void> => {
    if (await run(() => request(`/people/${person.id}/merges${path}`, {method, ...(body ? {body} : {})})))
      onChanged();
  };
  if (person.hints.length === 0 && person.merges.length === 0) return null;
  return (
    <section className="part" aria-labelledby="person-merges">
      <h2 id="person-merges">{t(person.hints.length > 0 ? 'person.hints' : 'person.merges')}</h2>
      {mayMerge && person.hints.length > 0 && <p className="quiet small">{t('person.merge-means')}</p>}
      <ul className="plain person-list">
        {person.hints.map(({id, name}) => (
          <li key={id}>
            <p>
              <Link href={`/people/${id}`}>{t('person.hint-phone', {name})}</Link>
            </p>
            {mayMerge && (
              <button
                className="button button-size-sm button-outline"
                type="button"
                disabled={isBusy}
                onClick={() => void act('', 'POST', {otherId: id})}
              >
                {t('person.merge')}
              </button>
            )}
          </li>
        ))}
        {person.merges.map(({id, records, at, member}) => (
          <li key={id}>
            <p>{t('person.merged', {date: dayText(language, at), member})}</p>
            <ul>
              {records.map((record) => (
                <li key={record.id}>
                  <span dir="auto">{record.name === '' ? t('person.no-name') : record.name}</span>{' '}
                  <span className="quiet small">
                    {t(`person.kind.${record.kind}`)} · {momentText(language, record.receivedAt)}
                  </span>
                </li>
              ))}
            </ul>
            {mayMerge && (
              <button
                className="button button-size-sm button-outline"
                type="button"
                disabled={isBusy}
                onClick={() => void act(`/${id}`, 'DELETE')}
              >
                {t('person.unmerge')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
};
