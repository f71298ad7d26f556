import {useState} from 'react';
import type {DeskAccount} from '../../contract/desk.ts';
import {LanguageSelect} from '../language/language-select.tsx';
import {useText} from '../language/use-text.ts';
import {saveAccount, useSession} from '../session/session-store.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {ProblemNote} from '../shell/problem-note.tsx';

/** A member's language, and whether the member gets the digest. Each change is saved immediately. */
export const LanguagePanel = () => {
  const session = useSession();
  return session.state === 'signed-in' ? <Choices me={session.me} /> : null;
};

const Choices = ({me}: {readonly me: DeskAccount}) => {
  const t = useText();
  const attempt = useAttempt();
  const [isSaved, setIsSaved] = useState(false);
  const save = (choices: Parameters<typeof saveAccount>[0]): void => {
    setIsSaved(false);
    void attempt.run(async () => {
      await saveAccount(choices);
      setIsSaved(true);
    });
  };
  return (
    <section className="panel" aria-labelledby="language">
      <h2 id="language">{t('account.language')}</h2>
      <p>{t('account.language-explanation')}</p>
      <form className="stack push-choice">
        <LanguageSelect
          language={me.language}
          isBusy={attempt.isBusy}
          onChange={(language) => save({language})}
        />
        {me.hasDigest !== null && (
          <fieldset>
            <label>
              <input
                type="checkbox"
                checked={me.hasDigest}
                disabled={attempt.isBusy}
                aria-describedby="digest"
                onChange={({target: {checked}}) => save({hasDigest: checked})}
              />
              {t('account.digest')}
            </label>
            <small id="digest">{t('account.digest-explanation', {mail: me.mail})}</small>
          </fieldset>
        )}
        {attempt.problem && <ProblemNote problem={attempt.problem} />}
        <output className="note">{isSaved ? t('push.saved') : ''}</output>
      </form>
    </section>
  );
};
