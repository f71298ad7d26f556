import {useState} from 'react';
import {useText} from '../language/use-text.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {FrontPage} from './front-page.tsx';
import {LinkForm} from './link-form.tsx';
import {signInWithPasskey} from './passkey.ts';
import {RecoveryForm} from './recovery-form.tsx';
import {readSession, useSession} from './session-store.ts';
import {useAttempt} from './use-attempt.ts';

/** The sign-in page: a passkey first, a link by mail for a new device, a recovery code when neither is available. */
export const SignInScreen = () => {
  const t = useText();
  const {isBusy, problem, isCancelled, run} = useAttempt();
  const [withCode, setWithCode] = useState(false);
  const session = useSession();
  return (
    <FrontPage title={t('sign-in.title')}>
      {session.state === 'signed-out' && session.hasEnded && (
        <output className="note">{t('sign-in.ended')}</output>
      )}
      <button
        className="button button-default button-size-lg"
        type="button"
        disabled={isBusy}
        onClick={() => void run(signIn)}
      >
        {t('sign-in.passkey')}
      </button>
      <p className="quiet small">{t('sign-in.passkey-hint')}</p>
      {problem && <ProblemNote problem={problem} />}
      {isCancelled && <output className="note">{t('sign-in.cancelled')}</output>}
      <hr />
      <LinkForm />
      {withCode ? (
        <RecoveryForm />
      ) : (
        <button className="button button-link" type="button" onClick={() => setWithCode(true)}>
          {t('sign-in.use-code')}
        </button>
      )}
    </FrontPage>
  );
};

const signIn = async (): Promise<void> => {
  await signInWithPasskey();
  await readSession();
};
