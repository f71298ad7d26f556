import {useState} from 'react';
import {request} from '../api/request.ts';
import {useText} from '../language/use-text.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {ProblemNote} from '../shell/problem-note.tsx';

/** Shows how many recovery codes are left, and makes new codes, which are shown once. */
export const RecoveryCodes = ({left, onRenewed}: {readonly left: number; readonly onRenewed: () => void}) => {
  const t = useText();
  const {isBusy, problem, run} = useAttempt();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renew = async (): Promise<void> => {
    const {data} = await request<{readonly codes: readonly string[]}>('/me/recovery-codes', {method: 'POST'});
    setCodes(data.codes);
    onRenewed();
  };
  return (
    <div className="stack">
      <h3>{t('account.codes')}</h3>
      <p>{left === 0 ? t('account.no-codes') : t('account.codes-left', {count: left})}</p>
      <output className="note">{codes.length > 0 ? t('account.codes-once') : ''}</output>
      {codes.length > 0 && (
        <ul className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
      <button
        className="button button-outline button-size-sm"
        type="button"
        disabled={isBusy}
        onClick={() => void run(renew)}
      >
        {t(left === 0 ? 'account.make-codes' : 'account.renew-codes')}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </div>
  );
};
