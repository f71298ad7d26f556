import {useState, type FormEvent} from 'react';
import {request} from '../api/request.ts';
import {useText} from '../language/use-text.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {Field} from './field.tsx';
import {useAttempt} from './use-attempt.ts';

/** Requests a one-time link by mail. The answer does not reveal whether the address belongs to a member. */
export const LinkForm = () => {
  const t = useText();
  const {isBusy, problem, run} = useAttempt();
  const [isSent, setIsSent] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const mail = new FormData(event.currentTarget).get('mail');
    setIsSent(false);
    void run(async () => {
      await request('/sign-in/link', {method: 'POST', body: {mail}});
      setIsSent(true);
    });
  };
  return (
    <form className="stack" onSubmit={send}>
      <h2>{t('sign-in.new-device')}</h2>
      <Field label={t('sign-in.mail')} name="mail" type="email" autoComplete="username" required />
      <button className="button button-outline button-size-default" type="submit" disabled={isBusy}>
        {t('sign-in.send-link')}
      </button>
      {problem && <ProblemNote problem={problem} />}
      <output className="note">{isSent ? t('sign-in.link-sent') : ''}</output>
    </form>
  );
};
