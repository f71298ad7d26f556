import {useState} from 'react';
import {PUSH_KINDS, PUSH_MAILS, type PushChoice} from '../../contract/desk-push.ts';
import {request} from '../api/request.ts';
import {useText} from '../language/use-text.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {ProblemNote} from '../shell/problem-note.tsx';

/** Lets a member choose kinds of notifications and mail. Each change is saved immediately. */
export const ChoiceForm = ({
  choice: {kinds, mail},
  mail: address,
}: {
  readonly choice: PushChoice;
  readonly mail: string;
}) => {
  const t = useText();
  const attempt = useAttempt();
  const [choice, setChoice] = useState<PushChoice>({kinds, mail});
  const [isSaved, setIsSaved] = useState(false);
  const save = (next: PushChoice): void => {
    setChoice(next);
    setIsSaved(false);
    void attempt.run(async () => {
      await request('/me/push', {method: 'PUT', body: next});
      setIsSaved(true);
    });
  };
  return (
    <form className="stack push-choice">
      <fieldset aria-describedby="push-kinds">
        <legend>{t('push.kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={choice.kinds.includes(kind)}
              disabled={attempt.isBusy}
              onChange={({target: {checked}}) =>
                save({
                  ...choice,
                  kinds: PUSH_KINDS.filter((each) => (each === kind ? checked : choice.kinds.includes(each))),
                })
              }
            />
            {t(`push.kind-${kind}`)}
          </label>
        ))}
        <small id="push-kinds">{choice.kinds.length === 0 ? t('push.kinds-none') : ''}</small>
      </fieldset>
      <fieldset aria-describedby="push-mail">
        <legend>{t('push.mail')}</legend>
        {PUSH_MAILS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="push-mail"
              checked={choice.mail === each}
              disabled={attempt.isBusy}
              onChange={() => save({...choice, mail: each})}
            />
            {t(`push.mail-${each}`)}
          </label>
        ))}
        <small id="push-mail">{t('push.mail-explanation', {mail: address})}</small>
      </fieldset>
      {attempt.problem && <ProblemNote problem={attempt.problem} />}
      <output className="note">{isSaved ? t('push.saved') : ''}</output>
    </form>
  );
};
