import {Link, useLocation} from 'wouter';
import {request} from '../api/request.ts';
import {useText} from '../language/use-text.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {FrontPage} from './front-page.tsx';
import {readSession} from './session-store.ts';
import {useAttempt} from './use-attempt.ts';

/** The page of a one-time link. Only the button uses the link, because mail programs and scanners open links automatically. */
export const LinkScreen = () => {
  const t = useText();
  const [, navigate] = useLocation();
  const {isBusy, problem, run} = useAttempt();
  const open = async (): Promise<void> => {
    await request('/sign-in/open', {method: 'POST', body: {token: location.hash.slice(1)}});
    await readSession();
    // The next screen offers a passkey. The address that contains the secret is removed from the history.
    navigate('/account', {replace: true});
  };
  return (
    <FrontPage title={t('link.title')}>
      <p>{t('link.explanation')}</p>
      <button
        className="button button-default button-size-lg"
        type="button"
        disabled={isBusy}
        onClick={() => void run(open)}
      >
        {t('link.open')}
      </button>
      {problem && (
        <>
          <ProblemNote problem={problem} />
          <Link href="/" replace>
            {t('link.other-ways')}
          </Link>
        </>
      )}
    </FrontPage>
  );
};
