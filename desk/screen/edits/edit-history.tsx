import type {EditState} from '../../../contract/desk-edits.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';

/** Lists the changes with author and time, newest first. */
export const EditHistory = ({state}: {readonly state: EditState}) => {
  const t = useText();
  const language = useLanguage();
  if (state.history.length === 0) return <p className="quiet small">{t('edit.history-none')}</p>;
  return (
    <details className="edit-history">
      <summary>{t('edit.history')}</summary>
      <ul>
        {state.history.map(({version, at, actor, sameAs}) => (
          <li key={version}>
            {t(sameAs === null ? 'edit.version' : 'edit.version-undo', {
              when: momentText(language, at),
              who: actor || '–',
            })}
          </li>
        ))}
      </ul>
    </details>
  );
};
