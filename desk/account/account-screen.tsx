import './account.css';
import {useText} from '../language/use-text.ts';
import {NotificationPanel} from '../push/notification-panel.tsx';
import {ScreenTitle} from '../shell/screen-title.tsx';
import {PasskeyPanel} from './passkey-panel.tsx';
import {SessionPanel} from './session-panel.tsx';

/** Shows how a member signs in and the devices on which they are signed in. */
const AccountScreen = () => {
  const t = useText();
  return (
    <>
      <ScreenTitle>{t('account.title')}</ScreenTitle>
      <PasskeyPanel />
      <NotificationPanel />
      <SessionPanel />
    </>
  );
};

export default AccountScreen;
