import {useId, useState, type ReactNode} from 'react';
import {FOLLOW_UP_DAYS, type PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useAct} from '../../api/use-act.ts';
import {useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ActForm} from '../../shell/act-form.tsx';

type Props = {
  readonly person: PersonView;
  readonly isFolded: boolean;
  readonly onChanged: () => void;
  /** Days to choose from, below the form. */
  readonly children: ReactNode;
};

const EMPTY = {dueOn: '', subject: '', forVisitor: ''};

/** Sets a follow-up. A repeated request sets it once. With `isFolded`, the form opens by its title, or at once if a draft was begun. */
export const NewFollowUp = ({person, isFolded, onChanged, children}: Props) => {
  const t = useText();
  const id = useId();
  const {draft, write, clear} = useDraft(`follow-up:${person.id}`, EMPTY);
  const {dueOn, subject, forVisitor} = draft.fields;
  const {isBusy, problem, run} = useAct();
  const [isKept, setKept] = useState(false);
  const add = async (): Promise<void> => {
    const body = {id: draft.key, dueOn, subject, isForVisitor: forVisitor !== ''};
    if (!(await run(() => request(`/people/${person.id}/follow-ups`, {method: 'POST', body})))) return;
    clear(draft.key);
    setKept(true);
    onChanged();
  };
  // A draft that is stored must not close the form under the agent's hands.
  const [wasBegun] = useState(dueOn !== '' || subject !== '');
  const form = (
    <>
      <ActForm act={add}>
        <div className="field">
          <label htmlFor={`${id}day`}>{t('person.follow-up-day')}</label>
          <input
            id={`${id}day`}
            type="date"
            min={FOLLOW_UP_DAYS.first}
            max={FOLLOW_UP_DAYS.last}
            required
            value={dueOn}
            onChange={({target}) => write({dueOn: target.value})}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}what`}>{t('person.follow-up-what')}</label>
          <input
            id={`${id}what`}
            maxLength={200}
            value={subject}
            onChange={({target}) => write({subject: target.value})}
          />
        </div>
        <label className="person-check">
          <input
            type="checkbox"
            checked={forVisitor !== ''}
            onChange={({target}) => write({forVisitor: target.checked ? '1' : ''})}
          />
          <span>{t('person.follow-up-visitor')}</span>
        </label>
        {problem && <ProblemNote problem={problem} />}
        <output className="small">{isKept && dueOn === '' && t('person.saved')}</output>
        <button className="button button-size-sm button-default" type="submit" disabled={isBusy}>
          {t('person.follow-up-add')}
        </button>
      </ActForm>
      {children}
    </>
  );
  if (!isFolded) return form;
  return (
    <details className="fold" open={wasBegun}>
      <summary>{t('person.follow-up-add')}</summary>
      {form}
    </details>
  );
};
