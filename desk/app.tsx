import {useEffect} from 'react';
import {Route, Router, Switch} from 'wouter';
import type {DeskProblem} from './api/desk-problem.ts';
import {TextsProvider} from './language/texts-provider.tsx';
import {languageOfBrowser} from './language/language-of-browser.ts';
import {useText} from './language/use-text.ts';
import {followNotifications, registerWorker} from './push/register-worker.ts';
import {reportDevice} from './push/this-device.ts';
import {FrontPage} from './session/front-page.tsx';
import {LinkScreen} from './session/link-screen.tsx';
import {readSession, useFrontLanguage, useSession} from './session/session-store.ts';
import {SignInScreen} from './session/sign-in-screen.tsx';
import {ProblemNote} from './shell/problem-note.tsx';
import {Shell} from './shell/shell.tsx';

/** The desk: the sign-in for visitors who are not signed in, otherwise the screens, in the member's language. */
export const App = () => {
  const session = useSession();
  const {language: chosen} = useFrontLanguage();
  useEffect(() => void readSession(), []);
  useEffect(followNotifications, []);
  const me = session.state === 'signed-in' ? session.me : undefined;
  useEffect(() => {
    if (me) void registerWorker(me.language).then(() => reportDevice(me.id).catch(() => {}));
  }, [me]);
  if (session.state === 'unknown' && !session.problem) return null;
  const isSignedIn = session.state === 'signed-in';
  const problem = session.state === 'unknown' ? session.problem : undefined;
  const own = isSignedIn ? session.me.language : languageOfBrowser(navigator.languages);
  return (
    <TextsProvider language={chosen ?? own}>
      <Router base="/desk">
        <Switch>
          {/* A link signs in the person who opens it, also in a browser in which somebody else is signed in. */}
          <Route path="/link" component={LinkScreen} />
          <Route>{isSignedIn ? <Shell me={session.me} /> : <Front problem={problem} />}</Route>
        </Switch>
      </Router>
    </TextsProvider>
  );
};

const Front = ({problem}: {readonly problem: DeskProblem | undefined}) => {
  const t = useText();
  if (!problem) return <SignInScreen />;
  return (
    <FrontPage title={t('problem.title')}>
      <ProblemNote problem={problem} onRetry={() => void readSession()} />
    </FrontPage>
  );
};
