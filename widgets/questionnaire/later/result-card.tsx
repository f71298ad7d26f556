import {bookingUrl} from 'virtual:lamplight/agency';
import type {Answered} from '../questionnaire.model.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {Answer} from './answer/answer.tsx';
import {useAnswer} from './answer/use-answer.ts';
import {Badges, isDay} from './badges.tsx';
import {GapTable} from './gap-table.tsx';
import {isPregnancyLeftOut} from './pregnancy-left-out.ts';
import {printResult} from './print-result.ts';
import {FoldedReasons, Reasons} from './reasons.tsx';
import {saveDay} from './save-day.ts';

type CardProps = {readonly view: QuestionnaireProps; readonly answered: Answered};

/** Draws the actions of a result: send it to the agency, print it, discuss it, save the review day. */
const Keep = ({view, answered}: CardProps) => {
  const {element, state, t, level} = view;
  const {nextReviewDate, calendlyLink} = answered;
  const Heading = `h${level + 2}` as 'h4';
  // The form below keeps the answers and sends them to the agency.
  const send = (): void => {
    const first = element.shadowRoot?.querySelector<HTMLElement>('.save input[name=firstName]');
    first?.scrollIntoView({block: 'center'});
    first?.focus({preventScroll: true});
  };
  return (
    <section className="keep" aria-labelledby="keep">
      <Heading id="keep">{t('answer.keepTitle')}</Heading>
      <div className="actions">
        <button type="button" className="button outline" part="button" onClick={send}>
          {t('answer.send')}
        </button>
        {state.phase === 2 ? (
          <a
            className="button outline"
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
            onClick={() =>
              saveDay({
                day: nextReviewDate.slice(0, 10),
                title: t('reviewTitle'),
                text: t('reviewText'),
                name: 'review',
              })
            }
          >
            {t('saveReview')}
          </button>
        ) : null}
      </div>
    </section>
  );
};

const Card = ({view, answered}: CardProps) => {
  const {state, t, lang, level} = view;
  const {phase} = state;
  const model = useAnswer(view);
  const Heading = `h${level + 1}` as 'h3';
  const {engine, result} = answered;
  const isLeftOut = isPregnancyLeftOut(state);
  return (
    <section className="result" part="result" aria-labelledby="result">
      <Heading id="result" tabIndex={-1}>
        {t(`result${phase}`)}
      </Heading>
      {model ? <Answer model={model} view={view} /> : null}
      {result?.gaps && result.gaps.length > 0 ? <GapTable {...view} gaps={result.gaps} /> : null}
      <Keep view={view} answered={answered} />
      {state.requests[phase].isStale ? <p className="stale">{t('stale')}</p> : null}
      <Badges
        phase={phase}
        answered={isLeftOut ? {...answered, nextAction: ''} : answered}
        t={t}
        lang={lang}
      />
      {isLeftOut ? <p className="hint">{t('answer.leftOut')}</p> : null}
      {model ? <FoldedReasons {...view} answered={answered} /> : <Reasons {...view} answered={answered} />}
      <div className="small-print">
        {/* The title says “AI” (site-spec section 2); a note beside the result says how it was calculated. */}
        <p>{t(engine === 'rules+model' ? 'aiLabel' : 'rulesLabel')}</p>
        <p>{t('notMedicalAdvice')}</p>
        <p>{t('estimateFooter')}</p>
      </div>
    </section>
  );
};

/** The card with a phase's answer. Takes the focus when the answer arrives. */
export const ResultCard = (view: QuestionnaireProps) => {
  const {phase, requests} = view.state;
  const {answered} = requests[phase];
  return answered ? <Card view={view} answered={answered} /> : null;
};
