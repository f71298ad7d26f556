import {useId} from 'react';
import type {FollowUpView, PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import type {TextKey} from '../../language/texts.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {agencyDay, dayText} from '../../language/moment.ts';
import {useAct} from '../../api/use-act.ts';

type Props = {readonly person: PersonView; readonly onChanged: () => void};

/** Lists follow-up days and suggested follow-up days. */
export const FollowUps = ({person, onChanged}: Props) => {
  const t = useText();
  const open = person.followUps.filter(({state}) => state === 'open');
  return (
    <section className="part" aria-labelledby="person-follow-ups">
      <h2 id="person-follow-ups">{t('person.follow-ups')}</h2>
      {open.length === 0 && <p className="quiet">{t('person.follow-up-none')}</p>}
      <ul className="plain person-list">
        {open.map((followUp) => (
          <OpenFollowUp key={followUp.id} followUp={followUp} onChanged={onChanged} />
        ))}
      </ul>
      <NewFollowUp person={person} onChanged={onChanged} />
      {person.suggestedDays.length > 0 && <SuggestedDays person={person} />}
    </section>
  );
};

const OpenFollowUp = ({
  followUp,
  onChanged,
}: {
  readonly followUp: FollowUpView;
  readonly onChanged: () => void;
}) => {
  const t = useText();
  const language = useLanguage();
  const {isBusy, problem, run} = useAct();
  const today = agencyDay();
  const finish = async (): Promise<void> => {
    await run(() =>
      request(`/follow-ups/${followUp.id}`, {
        method: 'PUT',
        body: {state: 'done'},
        version: `"${followUp.version}"`,
      }),
    );
    onChanged();
  };
  return (
    <li>
      <p>
        <strong>{dayText(language, followUp.dueOn)}</strong>{' '}
        {followUp.isTextHidden ? (
          <span className="quiet">{t('sharing.hidden-short')}</span>
        ) : (
          <span dir="auto">
            {followUp.kind === 'review' ? t('person.follow-up-review') : followUp.subject}
          </span>
        )}{' '}
        {followUp.dueOn <= today && (
          <span className={followUp.dueOn < today ? 'person-late small' : 'quiet small'}>
            {t(followUp.dueOn < today ? 'person.overdue' : 'today.due-today')}
          </span>
        )}
      </p>
      <button
        className="button button-size-sm button-outline"
        type="button"
        disabled={isBusy}
        onClick={() => void finish()}
      >
        {t('person.follow-up-done')}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </li>
  );
};

const EMPTY = {dueOn: '', subject: '', forVisitor: ''};

const NewFollowUp = ({person, onChanged}: Props) => {
  const t = useText();
  const id = useId();
  const {draft, write, clear} = useDraft(`follow-up:${person.id}`, EMPTY);
  const {dueOn, subject, forVisitor} = draft.fields;
  const {isBusy, problem, run} = useAct();
  const add = async (): Promise<void> => {
    const body = {dueOn, subject, isForVisitor: forVisitor !== ''};
    if (!(await run(() => request(`/people/${person.id}/follow-ups`, {method: 'POST', body})))) return;
    clear(draft.key);
    onChanged();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="field">
        <label htmlFor={`${id}day`}>{t('person.follow-up-day')}</label>
        <input
          id={`${id}day`}
          type="date"
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
      <button className="button button-size-sm button-default" type="submit" disabled={isBusy}>
        {t('person.follow-up-add')}
      </button>
    </form>
  );
};

const dayKey = (reason: string): TextKey => {
  if (reason.startsWith('marketplace')) return 'person.day.marketplace';
  if (reason.startsWith('medicare')) return 'person.day.medicare';
  if (reason.startsWith('life-change')) return 'person.day.life-change';
  if (reason.startsWith('turns')) return 'person.day.turns';
  return reason === 'policy-anniversary' ? 'person.day.policy' : 'person.day.twelve';
};

const SuggestedDays = ({person}: Pick<Props, 'person'>) => {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <p className="quiet small">{t('person.suggested')}</p>
      <ul className="person-days small">
        {person.suggestedDays.map(({reason, day}) => (
          <li key={reason + day}>
            {dayText(language, day)} {t(dayKey(reason))}
          </li>
        ))}
      </ul>
    </>
  );
};
