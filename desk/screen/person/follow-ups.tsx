import {useEffect, useRef} from 'react';
import type {PersonView} from '../../../contract/desk-person.ts';
import type {TextKey} from '../../language/texts.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {dayText} from '../../language/moment.ts';
import {FollowUpLine} from './follow-up-line.tsx';
import {NewFollowUp} from './new-follow-up.tsx';

type Props = {readonly person: PersonView; readonly onChanged: () => void};

/**
 * Lists follow-up days, those that are done folded below, and suggested follow-up days. With `isFolded`, the form and the suggestions open on
 * request.
 */
export const FollowUps = ({person, isFolded, onChanged}: Props & {readonly isFolded: boolean}) => {
  const t = useText();
  const open = person.followUps.filter(({state}) => state === 'open');
  const done = person.followUps.filter(({state}) => state === 'done').toReversed();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isMoving = useRef(false);
  // A follow-up that moves to the other list takes its button with it. The summary of what is done says where it went.
  const count = useRef(done.length);
  useEffect(() => {
    if (count.current === done.length) return;
    count.current = done.length;
    if (isMoving.current && document.activeElement === document.body)
      (summary.current ?? heading.current)?.focus({preventScroll: true});
    isMoving.current = false;
  });
  const onSet = (isSet: boolean): void => {
    isMoving.current = isSet;
    onChanged();
  };
  return (
    <section className="part" aria-labelledby="person-follow-ups">
      <h2 ref={heading} id="person-follow-ups" tabIndex={-1}>
        {t('person.follow-ups')}
      </h2>
      {open.length === 0 && <p className="quiet">{t('person.follow-up-none')}</p>}
      <ul className="plain person-list">
        {open.map((followUp) => (
          <FollowUpLine key={followUp.id} followUp={followUp} onChanged={onSet} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className="fold">
          <summary ref={summary}>{t('person.follow-ups-done', {count: done.length})}</summary>
          <ul className="plain person-list">
            {done.map((followUp) => (
              <FollowUpLine key={followUp.id} followUp={followUp} onChanged={onSet} />
            ))}
          </ul>
        </details>
      )}
      <NewFollowUp person={person} isFolded={isFolded} onChanged={onChanged}>
        {person.suggestedDays.length > 0 && <SuggestedDays person={person} />}
      </NewFollowUp>
    </section>
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
