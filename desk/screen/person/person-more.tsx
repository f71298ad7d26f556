import {useState} from 'react';
import {useLocation} from 'wouter';
import type {PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {useSession} from '../../session/session-store.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from './use-act.ts';

/** Export and erasure of a person. */
export const PersonMore = ({
  person,
  version,
}: {
  readonly person: PersonView;
  readonly version: string | undefined;
}) => {
  const t = useText();
  const session = useSession();
  const [, go] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const {isBusy, problem, run} = useAct();
  const mayErase = session.state === 'signed-in' && session.me.role !== 'assistant';
  const erase = async (): Promise<void> => {
    if (await run(() => request(`/people/${person.id}`, {method: 'DELETE', version}))) go('/');
  };
  return (
    <section className="part">
      <p className="person-buttons">
        <a
          className="button button-size-sm button-outline"
          href={`/api/desk/people/${person.id}/export`}
          download
        >
          {t('person.export')}
        </a>
        {mayErase && !isAsked && (
          <button
            className="button button-size-sm button-outline"
            type="button"
            onClick={() => setAsked(true)}
          >
            {t('person.erase')}
          </button>
        )}
      </p>
      {isAsked && (
        <div className="problem" role="alert">
          <p>{t('person.erase-sure')}</p>
          <p className="person-buttons">
            <button
              className="button button-size-sm button-destructive"
              type="button"
              disabled={isBusy}
              onClick={() => void erase()}
            >
              {t('person.erase')}
            </button>
            <button
              className="button button-size-sm button-outline"
              type="button"
              onClick={() => setAsked(false)}
            >
              {t('person.cancel')}
            </button>
          </p>
        </div>
      )}
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
};
