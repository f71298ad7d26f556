import type {FollowUpView, PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import type {TextKey} from '../../language/texts.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {agencyDay, dayText} from '../../language/moment.ts';
import {useAct} from '../../api/use-act.ts';
import {NewFollowUp} from './new-follow-up.tsx';

type Props = {readonly person: PersonView; readonly onChanged: () => void};

/** Lists follow-up days and suggested follow-up days. With `isFolded`, the form and the suggestions open on request. */
export const FollowUps = ({person, isFolded, onChanged}: Props & {readonly isFolded: boolean}) => {
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
      <NewFollowUp person={person} isFolded={isFolded} onChanged={onChanged}>
        {person.suggestedDays.length > 0 && <SuggestedDays person={person} />}
      </NewFollowUp>
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
