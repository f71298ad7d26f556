import {Link} from 'wouter';
import type {AttentionNote, TodayView} from '../../../contract/desk-today.ts';
import {dayText, momentText} from '../../language/moment.ts';
import type {TextKey} from '../../language/texts.ts';
import {useLanguage, useText} from '../../language/use-text.ts';

// The screens on which a member mends the matter; a person on the server mends the others.
const PLACES: Readonly<
  Partial<Record<AttentionNote['kind'], {readonly href: string; readonly label: TextKey}>>
> = {
  'campaign-ends': {href: '/site/campaigns', label: 'edit.campaigns'},
  'campaign-past-review': {href: '/site/campaigns', label: 'edit.campaigns'},
  held: {href: '/inbox?flag=flagged', label: 'inbox.view.flagged'},
};

type NotesProps = {
  readonly notes: readonly AttentionNote[];
  /** Undefined if no backup is recent. */
  readonly lastBackupAt: TodayView['lastBackupAt'];
};

/** The notes that need attention, each with what to do; urgent notes stand out. A recent backup is named, so that nobody has to wonder. */
export const Notes = ({notes, lastBackupAt}: NotesProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="part" aria-labelledby="today-notes">
      <h2 id="today-notes">{t('today.notes')}</h2>
      {notes.length === 0 && <p className="quiet">{t('today.notes-none')}</p>}
      <ul className="plain">
        {notes.map((note) => (
          <Note key={note.kind + (note.name ?? '')} note={note} />
        ))}
      </ul>
      {lastBackupAt !== undefined && (
        <p className="quiet small">{t('today.last-backup', {moment: momentText(language, lastBackupAt)})}</p>
      )}
    </section>
  );
};

const Note = ({note: {kind, urgency, count = 0, day, name = '', people}}: {readonly note: AttentionNote}) => {
  const t = useText();
  const language = useLanguage();
  const place = PLACES[kind];
  return (
    <li>
      <p className={urgency === 'now' ? 'today-late' : undefined}>
        {t(`today.note.${kind}`, {count, name, day: day === undefined ? '' : dayText(language, day)})}
      </p>
      <p className="quiet small">{t(`today.do.${kind}`)}</p>
      {people && (
        <ul>
          {people.map(({id, name: called}) => (
            <li key={id}>
              <Link href={`/people/${id}`}>{called || t('person.no-name')}</Link>
            </li>
          ))}
        </ul>
      )}
      {place && <Link href={place.href}>{t(place.label)}</Link>}
    </li>
  );
};
