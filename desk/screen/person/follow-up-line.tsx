import type {FollowUpView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useAct} from '../../api/use-act.ts';
import {agencyDay, dayText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';

type Props = {
  readonly followUp: FollowUpView;
  /** Called after the act; `isSet` is false if the act was refused. */
  readonly onChanged: (isSet: boolean) => void;
};

/** A follow-up, and the act that ends it or opens it again. */
export const FollowUpLine = ({followUp, onChanged}: Props) => {
  const t = useText();
  const language = useLanguage();
  const {isBusy, problem, run} = useAct();
  const {id, kind, dueOn, subject, isTextHidden, version} = followUp;
  const isOpen = followUp.state === 'open';
  const today = agencyDay();
  const set = async (): Promise<void> => {
    const body = {state: isOpen ? 'done' : 'open'};
    onChanged(await run(() => request(`/follow-ups/${id}`, {method: 'PUT', body, version: `"${version}"`})));
  };
  return (
    <li>
      <p>
        <strong>{dayText(language, dueOn)}</strong>{' '}
        {isTextHidden ? (
          <span className="quiet">{t('sharing.hidden-short')}</span>
        ) : (
          <span dir="auto">{kind === 'review' ? t('person.follow-up-review') : subject}</span>
        )}{' '}
        {!isOpen && <span className="quiet small">{t('person.follow-up-is-done')}</span>}
        {isOpen && dueOn <= today && (
          <span className={dueOn < today ? 'person-late small' : 'quiet small'}>
            {t(dueOn < today ? 'person.overdue' : 'today.due-today')}
          </span>
        )}
      </p>
      <button
        className="button button-size-sm button-outline"
        type="button"
        disabled={isBusy}
        onClick={() => void set()}
      >
        {t(isOpen ? 'person.follow-up-done' : 'person.follow-up-reopen')}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </li>
  );
};
