import {useState} from 'react';
import {useTranslation} from 'react-i18next';
import {momentText} from '../language/moment.ts';
import {request} from '../api/request.ts';
import {useData} from '../api/use-data.ts';
import {useLanguage, useText} from '../language/use-text.ts';
import {AUDIT_PAGE, type AuditPage} from '../../contract/desk-audit.ts';
import {INBOX_STATES} from '../../contract/desk-inbox.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {Fold} from '../shell/fold.tsx';
import {ProblemNote} from '../shell/problem-note.tsx';
import {withOlder} from './with-older.ts';
import {ScreenTitle} from '../shell/screen-title.tsx';

// Commands and the search accept the beginning of an id.
const SHOWN_OF_ID = 13;

// A page of the list has fifty records: fifty ids would hide the entries around them.
const SHOWN_IDS = 3;

const shortIds = (ids: readonly string[]): string => ids.map((each) => each.slice(0, SHOWN_OF_ID)).join(', ');

/** Lists what members have seen and done, newest first. For the owner. */
const AuditScreen = () => {
  const t = useText();
  const {data, problem, reload} = useData<AuditPage>('/audit');
  const [known, setKnown] = useState<AuditPage['entries']>([]);
  // The id of the oldest entry of all, once it is known.
  const [end, setEnd] = useState('');
  const attempt = useAttempt();
  const entries = withOlder(data?.entries ?? [], known);
  const more = async (): Promise<void> => {
    const {data: page} = await request<AuditPage>(`/audit?before=${entries.at(-1)?.id ?? ''}`);
    const all = [...entries, ...page.entries];
    setKnown(all);
    if (page.entries.length < AUDIT_PAGE) setEnd(all.at(-1)?.id ?? '');
  };
  return (
    <>
      <ScreenTitle>{t('audit.title')}</ScreenTitle>
      <p className="quiet">{t('audit.explanation')}</p>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {data && <AuditTable entries={entries} />}
      {entries.length >= AUDIT_PAGE && entries.at(-1)?.id !== end && (
        <button
          className="button button-outline button-size-default"
          type="button"
          disabled={attempt.isBusy}
          onClick={() => void attempt.run(more)}
        >
          {t('audit.more')}
        </button>
      )}
    </>
  );
};

const AuditTable = ({entries}: {readonly entries: AuditPage['entries']}) => {
  const t = useText();
  const language = useLanguage();
  const whatText = useWhatText();
  return (
    <section className="table audit" tabIndex={0} aria-label={t('audit.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.what')}</th>
            <th scope="col">{t('audit.which')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({id, at, actor, what, ids}) => (
            <tr key={id}>
              <td>{momentText(language, at)}</td>
              <td>{actor}</td>
              <td>{whatText(what)}</td>
              <td>
                {shortIds(ids.slice(0, SHOWN_IDS))}
                <Fold count={ids.slice(SHOWN_IDS).length}>{shortIds(ids.slice(SHOWN_IDS))}</Fold>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

// The catalog has the words for an act under its name; an act without words shows its name.
const useWhatText = (): ((what: string) => string) => {
  const {t, i18n} = useTranslation();
  return (what) => {
    const state = INBOX_STATES.find((each) => what === `inbox state ${each}`);
    if (state) return t('audit.state', {state: t(`inbox.state.${state}`)});
    const key = `audit.what.${what.replaceAll(' ', '-')}`;
    return i18n.exists(key) ? t(key) : what;
  };
};

export default AuditScreen;
