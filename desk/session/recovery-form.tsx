import type {FormEvent} from 'react';
import {useLocation} from 'wouter';
import {request} from '../api/request.ts';
import {useText} from '../language/use-text.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {Field} from './field.tsx';
import {readSession} from './session-store.ts';
import {useAttempt} from './use-attempt.ts';

/** Signs in with a recovery code, then opens the screen that makes a new passkey. */
export const RecoveryForm = () => {
  const t = useText();
  const [, navigate] = useLocation();
  const {isBusy, problem, run} = useAttempt();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(async () => {
      await request('/sign-in/recovery', {
        method: 'POST',
        body: {mail: form.get('mail'), code: form.get('code')},
      });
      navigate('/account');
      await readSession();
    });
  };
  return (
    <form className="stack" onSubmit={send}>
      <h2>{t('sign-in.code-title')}</h2>
      <Field label={t('sign-in.mail')} name="mail" type="email" autoComplete="username" required />
      <Field
        label={t('sign-in.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button className="button button-outline button-size-default" type="submit" disabled={isBusy}>
        {t('sign-in.with-code')}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </form>
  );
};
