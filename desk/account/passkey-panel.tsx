import {useState} from 'react';
import type {DeskPasskeys} from '../../contract/desk.ts';
import {request} from '../api/request.ts';
import {useData} from '../api/use-data.ts';
import {useLanguage, useText} from '../language/use-text.ts';
import {addPasskey} from '../session/passkey.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {momentText} from '../language/moment.ts';
import {RecoveryCodes} from './recovery-codes.tsx';

/** The passkeys and recovery codes of a member. */
export const PasskeyPanel = () => {
  const t = useText();
  const language = useLanguage();
  const {data, problem, reload} = useData<DeskPasskeys>('/me/passkeys');
  const attempt = useAttempt();
  const [isAdded, setIsAdded] = useState(false);
  const add = async (): Promise<void> => {
    setIsAdded(false);
    await addPasskey();
    setIsAdded(true);
    reload();
  };
  const remove = async (id: string): Promise<void> => {
    await request(`/me/passkeys/${id}`, {method: 'DELETE'});
    reload();
  };
  const note = problem && <ProblemNote problem={problem} onRetry={reload} />;
  if (!data) return note;
  const hasNone = data.passkeys.length === 0;
  return (
    <section className="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('account.passkeys')}</h2>
      {note}
      <p>{t(hasNone ? 'account.no-passkey' : 'account.passkey-explanation')}</p>
      <ul className="rows">
        {data.passkeys.map(({id, device, createdAt, usedAt}) => (
          <li key={id}>
            <span>
              <b>{device || t('account.unknown-device')}</b>
              <small>
                {usedAt === null
                  ? t('account.added', {when: momentText(language, createdAt)})
                  : t('account.used', {when: momentText(language, usedAt)})}
              </small>
            </span>
            <button
              className="button button-ghost button-size-sm"
              type="button"
              aria-label={t('account.remove-passkey', {device})}
              onClick={() => void attempt.run(() => remove(id))}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <button
        className={`button button-size-default ${hasNone ? 'button-default' : 'button-outline'}`}
        type="button"
        disabled={attempt.isBusy}
        onClick={() => void attempt.run(add)}
      >
        {t('account.add-passkey')}
      </button>
      {attempt.problem && <ProblemNote problem={attempt.problem} />}
      <output className="note">
        {attempt.isCancelled ? t('account.not-added') : isAdded ? t('account.passkey-added') : ''}
      </output>
      <RecoveryCodes left={data.recoveryCodes} onRenewed={reload} />
    </section>
  );
};
