import type {TimelineEntry} from '../../../contract/desk-person.ts';
import {Note} from './note.tsx';
import {RecordState} from './record-state.tsx';
import {Rows} from './rows.tsx';
import {SavedResults} from './saved-results.tsx';
import {Hidden, Sharing} from '../sharing.tsx';
import {type Text, useLanguage, useText} from '../../language/use-text.ts';
import {momentText} from '../../language/moment.ts';
import {Fold} from '../../shell/fold.tsx';

type Props = {
  readonly personId: string;
  readonly entries: readonly TimelineEntry[];
  readonly onChanged: () => void;
};

// On a phone, the note and the consents come below the timeline.
const SHOWN = 8;

/** Lists everything received from a person and sent to the person, newest first; older entries on request. */
export const Timeline = ({entries, ...props}: Props) => {
  const t = useText();
  const [newest, older] = [entries.slice(0, SHOWN), entries.slice(SHOWN)];
  return (
    <section className="part" aria-labelledby="person-timeline">
      <h2 id="person-timeline">{t('person.timeline')}</h2>
      <Entries entries={newest} {...props} />
      <Fold count={older.length}>
        <Entries entries={older} {...props} />
      </Fold>
    </section>
  );
};

const Entries = ({personId, entries, onChanged}: Props) => {
  const t = useText();
  const language = useLanguage();
  return (
    <ol className="plain person-timeline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <h3>{headingOf(t, entry)}</h3>
          <p className="quiet small">{momentText(language, entry.at)}</p>
          <Content entry={entry} personId={personId} onChanged={onChanged} />
          {entry.isTextHidden && entry.kind !== 'note' && <Hidden />}
          {'listed' in entry && entry.listed && (
            <>
              <RecordState id={entry.id} listed={entry.listed} onChanged={onChanged} />
              <Sharing id={entry.id} isShared={entry.listed.isShared} onChanged={onChanged} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
};

// As in the list: a quote request with its insurance.
const headingOf = (t: Text, entry: TimelineEntry): string => {
  const kind = t(entry.kind === 'note' && entry.isCall ? 'person.kind.call' : `person.kind.${entry.kind}`);
  const insurance = 'answers' in entry ? (entry.answers['insuranceType'] ?? '') : '';
  return insurance === '' ? kind : `${kind} · ${t(`insurance.${insurance}` as 'insurance.life')}`;
};

const Content = ({entry, personId, onChanged}: Omit<Props, 'entries'> & {readonly entry: TimelineEntry}) => {
  const t = useText();
  if (entry.kind === 'note') return <Note personId={personId} entry={entry} onChanged={onChanged} />;
  if (entry.kind === 'mail') return <Mail entry={entry} />;
  if (entry.kind === 'chat')
    return (
      <ol className="plain person-chat">
        {entry.messages.map(({from, at, text}) => (
          <li key={at + text} data-from={from}>
            <span className="quiet small">{t(`person.from.${from}`)}</span>
            <p className="person-words" dir="auto" lang={entry.lang}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    );
  return <Sent entry={entry} />;
};

type Of<Kind> = Extract<TimelineEntry, {readonly kind: Kind}>;

const Sent = ({entry}: {readonly entry: Of<'lead' | 'contact'> | Of<'questionnaire'>}) => {
  const t = useText();
  const language = useLanguage();
  const {subject = '', message = ''} = entry.answers;
  return (
    <>
      {entry.isFlagged && <p className="person-mark">{t('person.flagged')}</p>}
      {entry.isReplaced && <p className="person-mark">{t('person.replaced')}</p>}
      {[subject, message]
        .filter((words) => words !== '')
        .map((words) => (
          <p key={words} className="person-words" dir="auto" lang={entry.lang}>
            {words}
          </p>
        ))}
      {entry.kind === 'questionnaire' ? (
        <SavedResults entry={entry} />
      ) : (
        entry.rows.length > 0 && <Rows rows={entry.rows} lang={language} />
      )}
    </>
  );
};

const Mail = ({entry}: {readonly entry: Of<'mail'>}) => {
  const t = useText();
  const language = useLanguage();
  const date = entry.nextTryAt === null ? '–' : momentText(language, entry.nextTryAt);
  return (
    <>
      <p className="person-mark" data-status={entry.status}>
        {t(`person.mail.${entry.status}`, {date, error: entry.error})}
      </p>
      {!entry.isTextHidden && (
        <details>
          <summary dir="auto" lang={entry.lang}>
            {entry.subject}
          </summary>
          <p className="person-words" dir="auto" lang={entry.lang}>
            {entry.text}
          </p>
        </details>
      )}
      <p className="quiet small">
        {entry.member} → {entry.to}
      </p>
    </>
  );
};
