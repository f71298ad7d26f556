import type {DeskMember} from '../../contract/desk.ts';
import {useText} from '../language/use-text.ts';
import {EntryList} from './entry-list.tsx';

/** The navigation: a bar at the bottom on a phone, a column on a wide screen. */
export const Navigation = ({me}: {readonly me: DeskMember}) => {
  const t = useText();
  return (
    <nav className="navigation" aria-label={t('shell.navigation')}>
      <EntryList role={me.role} />
    </nav>
  );
};
