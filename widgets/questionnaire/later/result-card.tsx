import {bookingUrl} from 'virtual:lamplight/agency';
import type {ReactNode} from 'react';
import {dateInWords} from '../../ui/date-in-words.ts';
import type {Answered} from '../questionnaire.model.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {dateAndTime} from './date-and-time.ts';
import {GapTable} from './gap-table.tsx';
import {Linked} from './linked.tsx';
import {Points} from './points.tsx';
import {printResult} from './print-result.ts';
import {saveReview} from './save-review.ts';

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}/.test(text ?? '');

/** A badge: what it is about, and what it says. */
const Badge = ({label, children}: {readonly label: string; readonly children: ReactNode}) => (
  <div className="badge" part="badge">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The badges of each phase (site-spec section 2), with a text for what the answer does not say. */
const Badges = ({
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
        <Badge label={t('processed')}>{dateAndTime(processedAt, lang)}</Badge>
      </dl>
    );
  if (phase === 2)
    return (
      <dl className="badges">
        <Badge label={t('assessmentDate')}>{dateAndTime(assessmentDate, lang)}</Badge>
      </dl>
    );
  return (
    <dl className="badges">
      {isDay(nextReviewDate) ? (
        <Badge label={t('nextReview')}>{dateInWords(t, nextReviewDate.slice(0, 10))}</Badge>
      ) : null}
      <Badge label={t('followUps')}>{t(automatedFollowUps ? 'enabled' : 'disabled')}</Badge>
    </dl>
  );
};

/** Lines of text. The first of several says what the others come to. */
const Prose = ({text}: {readonly text: string}) => {
  const [first, ...others] = text.split('\n');
  return (
    <p className="prose">
      {others.length > 0 ? <b>{first}</b> : first}
      {others.map((line) => `\n${line}`).join('')}
    </p>
  );
};

/** The answer's own text: the second and third phase's points are drawn from their data where there is some. */
const Text = (view: QuestionnaireProps & {readonly answered: Answered}) => {
  const {answered, state, t} = view;
  const {result} = answered;
  const points = result?.points ?? [];
  const text = answered.leadScore ?? answered.recommendations ?? answered.managementPlan;
  return (
    <>
      {state.phase === 1 || points.length === 0 ? <Prose text={text || t('resultFallback')} /> : null}
      {result?.gaps && result.gaps.length > 0 ? <GapTable {...view} gaps={result.gaps} /> : null}
      <Points {...view} points={points} />
    </>
  );
};

/** The card with a phase's answer. Takes the focus when the answer arrives. */
export const ResultCard = (view: QuestionnaireProps) => {
  const {element, state, t, lang, level} = view;
  const {phase} = state;
  const {answered, lang: told, isStale} = state.requests[phase];
  const Heading = `h${level + 1}` as 'h3';
  if (!answered) return null;
  const {nextReviewDate, calendlyLink, engine, result} = answered;
  return (
    <section className="result" part="result" aria-labelledby="result">
      <Heading id="result" tabIndex={-1}>
        {t(`result${phase}`)}
      </Heading>
      {/* The title says “AI” (site-spec section 2); what worked the result out stands beside it. */}
      <p className="hint">{t(engine === 'rules+model' ? 'aiLabel' : 'rulesLabel')}</p>
      {isStale ? <p className="stale">{t('stale')}</p> : null}
      <Badges phase={phase} answered={answered} t={t} lang={lang} />
      <div className="answer" lang={told}>
        <Text {...view} answered={answered} />
        {result?.notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
      <div className="small-print">
        <p>{t('notMedicalAdvice')}</p>
        <p>{t('estimateFooter')}</p>
      </div>
      <div className="actions">
        {phase === 2 ? (
          <a
            className="button"
            part="button"
            href={calendlyLink && calendlyLink.startsWith('https:') ? calendlyLink : bookingUrl}
            target="_blank"
            rel="noopener"
          >
            {t('scheduleConsultation')}
            <span className="unseen">{t('newTab')}</span>
          </a>
        ) : null}
        <button type="button" className="button outline" part="button" onClick={() => printResult(element)}>
          {t('print')}
        </button>
        {isDay(nextReviewDate) ? (
          <button
            type="button"
            className="button outline"
            part="button"
            onClick={() => saveReview(nextReviewDate.slice(0, 10), t)}
          >
            {t('saveReview')}
          </button>
        ) : null}
      </div>
    </section>
  );
};
