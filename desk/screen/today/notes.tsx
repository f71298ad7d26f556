import type {AttentionNote} from '../../../contract/desk-today.ts';
import {dayText} from '../../language/moment.ts';
import type {TextKey} from '../../language/texts.ts';
import {useLanguage, useText} from '../../language/use-text.ts';

/** The notes that need attention; urgent notes stand out. */
export const Notes = ({notes}: {readonly notes: readonly AttentionNote[]}) => {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="part" aria-labelledby="today-notes">
      <h2 id="today-notes">{t('today.notes')}</h2>
      {notes.length === 0 && <p className="quiet">{t('today.notes-none')}</p>}
      <ul className="plain">
        {notes.map(({kind, urgency, count = 0, day, name = ''}) => (
          <li key={kind + name} className={urgency === 'now' ? 'today-late' : undefined}>
            {t(`today.note.${kind}` as TextKey, {
              count,
              name,
              day: day === undefined ? '' : dayText(language, day),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
};
