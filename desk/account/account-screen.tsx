import './account.css';
import {useText} from '../language/use-text.ts';
import {NotificationPanel} from '../push/notification-panel.tsx';
import {ScreenTitle} from '../shell/screen-title.tsx';
import {LanguagePanel} from './language-panel.tsx';
import {PasskeyPanel} from './passkey-panel.tsx';
import {SessionPanel} from './session-panel.tsx';

/** Shows a member's language and mails, how the member signs in, and the devices on which the member is signed in. */
const AccountScreen = () => {
  const t = useText();
  return (
    <>
      <ScreenTitle>{t('account.title')}</ScreenTitle>
      <LanguagePanel />
      <PasskeyPanel />
      <NotificationPanel />
      <SessionPanel />
    </>
  );
};

export default AccountScreen;
