import {useText} from '../language/use-text.ts';
import {useSession} from '../session/session-store.ts';
import {EntryList} from './entry-list.tsx';
import {ScreenTitle} from './screen-title.tsx';

/** Lists the screens that do not fit in a phone's bar. */
const MoreScreen = () => {
  const t = useText();
  const session = useSession();
  return (
    <>
      <ScreenTitle>{t('shell.more')}</ScreenTitle>
      {session.state === 'signed-in' && (
        <div className="more">
          <EntryList role={session.me.role} isMinor />
        </div>
      )}
    </>
  );
};

export default MoreScreen;
