import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import {type Step, type StepCode, stepKey} from '../../../../insurance/answer/steps.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {saveDay} from '../save-day.ts';
import {AwayLink} from './away-link.tsx';
import {placeOf, publicAddress} from './places.ts';
import type {AnswerWords} from './words.ts';

/** Steps with the same text. */
const sameText: Readonly<Partial<Record<StepCode, string>>> = {
  'enroll-medicare': 'medicare',
  'plan-medicare-sign-up': 'medicare',
  'enroll-medicare-by-age': 'medicare-dates',
  'enroll-part-b': 'part-b',
  'enroll-part-b-general': 'part-b',
  'enroll-special': 'plan',
  'plan-special': 'plan',
  'enroll-state-exchange': 'plan',
  'act-on-change': 'change',
};

/** Writes a step: what to do, and for whom if the step is about one person. */
export const stepText = (
  {code, day, params}: Step,
  {steps}: Pick<AnswerModel, 'steps'>,
  {t, params: inWords}: AnswerWords,
): string => {
  // The year matters only beside a plan for the rest of this year.
  const isBeside = (other: StepCode): boolean => steps.some((step) => step.code === other);
  const isPlain = code === 'enroll-marketplace' && !isBeside('enroll-special');
  // Beside the plan of the next year, a second "choose a plan" must say which of the two it is.
  const isLast = code === 'enroll-special' && isBeside('enroll-marketplace') && day === params['endDay'];
  const what = t(`answer.step.${isPlain ? 'plan' : isLast ? 'special-end' : (sameText[code] ?? code)}`, {
    year: Number(params['planYear']),
  });
  const {person} = inWords(params);
  return person === undefined ? what : t('answer.forPerson', {who: person, what});
};

type StepProps = {
  readonly step: Step;
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
};

const StepItem = ({step, model, words, view}: StepProps) => {
  const {t, lang} = view;
  const text = stepText(step, model, words);
  const place = placeOf(step, model, view);
  const isToday = step.day <= model.today;
  return (
    <li>
      <p>
        <b>{isToday ? t('answer.today') : t('answer.by', {day: words.shortDay(step.day)})}</b> {text}
      </p>
      <p className="step-ways">
        <AwayLink href={publicAddress(place, lang)} t={t}>
          {place.name}
        </AwayLink>
        {place.phone ? <a href={`tel:${place.phone.replaceAll('-', '')}`}>{place.phone}</a> : null}
        {isToday ? null : (
          <button
            type="button"
            className="plain"
            onClick={() =>
              saveDay({day: step.day, title: text, text: t('answer.calendarText'), name: step.code})
            }
          >
            {t('answer.calendar')}
            <span className="unseen">{t('answer.forPerson', {who: '', what: text})}</span>
          </button>
        )}
      </p>
    </li>
  );
};

/** At most three steps by date, and the papers for them. */
export const Steps = ({model, words, view}: Omit<StepProps, 'step'>) => {
  const {t, level} = view;
  const Heading = `h${level + 2}` as 'h4';
  return (
    <section className="steps-answer" aria-labelledby="steps">
      <Heading id="steps">{t('answer.stepsTitle')}</Heading>
      <ol>
        {model.steps.map((step) => (
          <StepItem key={stepKey(step)} step={step} model={model} words={words} view={view} />
        ))}
      </ol>
      {model.hand.length > 0 ? (
        <p>{t('answer.hand', {things: words.commas(model.hand.map((code) => t(`answer.hand.${code}`)))})}</p>
      ) : null}
    </section>
  );
};
