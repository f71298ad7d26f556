import type {ReactNode} from 'react';
import {dateInWords} from '../../ui/date-in-words.ts';
import type {Answered} from '../questionnaire.model.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {dateAndTime} from './date-and-time.ts';
import {Linked} from './linked.tsx';

/** Returns whether a text begins with a calendar day. */
export const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}/.test(text ?? '');

/** A badge: its subject and its text. A day is printed, too. */
const Badge = ({
  label,
  isDay: isDated = false,
  children,
}: {
  readonly label: string;
  readonly isDay?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={isDated ? 'badge dated' : 'badge'} part="badge">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The badges of each phase (site-spec section 2), with a text for omitted parts of the answer. */
export const Badges = ({
  phase,
  answered,
  t,
  lang,
}: Pick<QuestionnaireProps, 't' | 'lang'> & {
  readonly phase: number;
  readonly answered: Answered;
}) => {
  const {nextAction, processedAt, assessmentDate, nextReviewDate, automatedFollowUps} = answered;
  if (phase === 1)
    return (
      <dl className="badges">
        <Badge label={t('nextAction')}>
          <Linked text={nextAction || t('nextActionFallback')} t={t} />
        </Badge>
        <Badge label={t('processed')} isDay>
          {dateAndTime(processedAt, lang)}
        </Badge>
      </dl>
    );
  if (phase === 2)
    return (
      <dl className="badges">
        <Badge label={t('assessmentDate')} isDay>
          {dateAndTime(assessmentDate, lang)}
        </Badge>
      </dl>
    );
  return (
    <dl className="badges">
      {isDay(nextReviewDate) ? (
        <Badge label={t('nextReview')} isDay>
          {dateInWords(t, nextReviewDate.slice(0, 10))}
        </Badge>
      ) : null}
      <Badge label={t('followUps')}>{t(automatedFollowUps ? 'enabled' : 'disabled')}</Badge>
    </dl>
  );
};
