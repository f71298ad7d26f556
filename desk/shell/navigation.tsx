import type {DeskMember} from '../../contract/desk.ts';
import {useText} from '../language/use-text.ts';
import {EntryList} from './entry-list.tsx';

/** The way from screen to screen: a bar at the foot of a phone, a column beside a wide screen. */
export const Navigation = ({me}: {readonly me: DeskMember}) => {
  const t = useText();
  return (
    <nav className="navigation" aria-label={t('shell.navigation')}>
      <EntryList role={me.role} />
    </nav>
  );
};
