import './account.css';
import {useText} from '../language/use-text.ts';
import {NotificationPanel} from '../push/notification-panel.tsx';
import {ScreenTitle} from '../shell/screen-title.tsx';
import {LanguagePanel} from './language-panel.tsx';
import {PasskeyPanel} from './passkey-panel.tsx';
import {SessionPanel} from './session-panel.tsx';

/** Shows how a member signs in, the member's language and mails, and the devices on which the member is signed in. */
const AccountScreen = () => {
  const t = useText();
  return (
    <>
      <ScreenTitle>{t('account.title')}</ScreenTitle>
      <PasskeyPanel />
      <LanguagePanel />
      <NotificationPanel />
      <SessionPanel />
    </>
  );
};

export default AccountScreen;
