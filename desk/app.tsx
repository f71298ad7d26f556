import {useEffect} from 'react';
import {Router} from 'wouter';
import {TextsProvider} from './language/texts-provider.tsx';
import {languageOfBrowser} from './language/language-of-browser.ts';
import {readSession, useSession} from './session/session-store.ts';
import {SignInScreen} from './session/sign-in-screen.tsx';
import {Shell} from './shell/shell.tsx';

/** The desk: the sign-in for whoever is not signed in, else the screens, in the member's language. */
export const App = () => {
  const session = useSession();
  useEffect(() => void readSession(), []);
  if (session.state === 'unknown') return null;
  const isSignedIn = session.state === 'signed-in';
  return (
    <TextsProvider language={isSignedIn ? session.me.language : languageOfBrowser(navigator.languages)}>
      <Router base="/desk">{isSignedIn ? <Shell me={session.me} /> : <SignInScreen />}</Router>
    </TextsProvider>
  );
};
