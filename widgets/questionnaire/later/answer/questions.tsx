import {useState} from 'react';
import {ageFault, dueDateFault} from '../../../../contract/ai-workflow-rule.ts';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {Branch, OpenQuestion} from '../../../../insurance/answer/questions.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {personPath} from '../../answer-path.ts';
import {filledRows} from '../request-people.ts';
import {answerInPlace, incomeAnswers} from './answer-in-place.ts';
import {AmountQuestion} from './amount-question.tsx';
import {MoveQuestion} from './move-question.tsx';
import type {AnswerWords} from './words.ts';

/** The number of questions shown at a time: the next appears when one is answered. */
const SHOWN_AT_ONCE = 1;

/** One open question of a result. */
export type QuestionProps = {
  readonly question: OpenQuestion;
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
};

type Choice = readonly [text: string, act: () => void];

const Choices = ({
  id,
  label,
  choices,
}: {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields; these buttons act at once
  <div role="group" aria-labelledby={id} className="question">
    <p id={id}>{label}</p>
    <p className="choices">
      {choices.map(([text, act]) => (
        <button key={text} type="button" className="button outline" part="button" onClick={act}>
          {text}
        </button>
      ))}
    </p>
  </div>
);

const Filing = ({view}: QuestionProps) => {
  const {element, state, t} = view;
  const file = (filing: string) => () => void answerInPlace(element, {'leadData.filing': filing});
  const isMarried = state.answers['leadData.familyStatus']?.startsWith('married') ?? false;
  // A joint return has two people on it.
  const isAlone = state.answers['leadData.householdSize']?.trim() === '1';
  return isMarried ? (
    <Choices
      id="ask-filing"
      label={t('answer.ask.filing')}
      choices={[
        [t('answer.yes'), file('joint')],
        [t('answer.no'), file('separate')],
      ]}
    />
  ) : (
    <Choices
      id="ask-filing"
      label={t('answer.ask.anyFiling')}
      choices={(['single', ...(isAlone ? [] : (['joint', 'head'] as const)), 'separate'] as const).map(
        (kind) => [t(`filing.${kind}`), file(kind)],
      )}
    />
  );
};

const EmployerOffer = ({question: {row: place = 0}, words, view}: QuestionProps) => {
  const {element, state, t} = view;
  const [isOffered, setOffered] = useState(false);
  const row = filledRows(state.answers)[place] ?? place;
  if (isOffered)
    return (
      <AmountQuestion
        name={`offer-${row}`}
        label={t('selfOnlyMonthly')}
        hint={t('offerHint')}
        view={view}
        onAmount={(amount) =>
          void answerInPlace(element, {
            [personPath(row, 'employerOffer.selfOnlyMonthly')]: String(amount),
            [personPath(row, 'employerOffer.none')]: '',
          })
        }
      />
    );
  return (
    <Choices
      id={`ask-offer-${row}`}
      label={t('answer.ask.employerOffer', {who: words.who(place)})}
      choices={[
        [t('answer.yes'), () => setOffered(true)],
        [t('answer.no'), () => void answerInPlace(element, {[personPath(row, 'employerOffer.none')]: 'yes'})],
      ]}
    />
  );
};

const PregnancyMedicaid = ({question: {row: place = 0}, words, view}: QuestionProps) => {
  const {element, state, t} = view;
  const add = (answer: string) => () => {
    const coverage = state.answers['leadData.currentCoverage'];
    void answerInPlace(element, {'leadData.currentCoverage': coverage ? `${coverage}, ${answer}` : answer});
  };
  return (
    <Choices
      id="ask-pregnancy-medicaid"
      label={t('answer.ask.pregnancyMedicaid', {who: words.who(place)})}
      choices={[
        [t('answer.yes'), add('Medicaid')],
        [t('answer.no'), add(t('answer.noMedicaid'))],
      ]}
    />
  );
};

/** Leads to the form if more than one answer is missing. */
const InForm = ({question: {field}, view: {element, t}}: QuestionProps) => {
  const name = field === 'state' ? 'location' : 'age';
  const go = async (): Promise<void> => {
    element.show(1);
    await element.updated;
    element.shadowRoot?.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
  };
  return (
    <Choices
      id={`ask-${field}`}
      label={t(`answer.ask.${field}`)}
      choices={[[t('answer.toForm'), () => void go()]]}
    />
  );
};

const Question = (props: QuestionProps) => {
  const {question, words, model, view} = props;
  const {field, row: place = 0} = question;
  const {element, state, t} = view;
  switch (field) {
    case 'filing':
      return <Filing {...props} />;
    case 'employerOffer':
      return <EmployerOffer {...props} />;
    case 'pregnancyMedicaid':
      return <PregnancyMedicaid {...props} />;
    case 'state':
    case 'age':
      return <InForm {...props} />;
    case 'householdSize': {
      const people = model.people.reduce((sum, group) => sum + group.people.length, 0);
      return (
        <AmountQuestion
          name="ask-size"
          label={t('answer.ask.householdSize')}
          least={Math.max(people, 1)}
          most={30}
          isWhole
          view={view}
          onAmount={(size) => void answerInPlace(element, {'leadData.householdSize': String(size)})}
        />
      );
    }
    case 'income':
    case 'exactIncome':
      return (
        <AmountQuestion
          name="ask-income"
          label={t('answer.ask.income')}
          view={view}
          onAmount={(income) => void answerInPlace(element, incomeAnswers(income, state.answers))}
        />
      );
    case 'lastDay':
    case 'releaseDay':
      return (
        <AmountQuestion
          name="last-day"
          label={t(`answer.ask.${question.field}`)}
          hint={t('answer.lastDayHint', {
            // A coverage often ends with its year; a release lies in the past.
            day: question.field === 'lastDay' ? `${model.today.slice(0, 4)}-12-31` : model.today,
          })}
          dayFault={() => undefined}
          view={view}
          onDay={(day) => {
            const coverage = state.answers['leadData.currentCoverage'] ?? '';
            void answerInPlace(element, {'leadData.currentCoverage': `${coverage} (${day})`});
          }}
        />
      );
    case 'moveDay':
    case 'newPlace':
      return <MoveQuestion {...props} />;
    case 'birthday': {
      const row = filledRows(state.answers)[place] ?? place;
      return (
        <AmountQuestion
          name={`birthday-${row}`}
          label={t('answer.ask.birthday', {who: words.who(place)})}
          dayFault={ageFault}
          view={view}
          onDay={(day) => void answerInPlace(element, {[personPath(row, 'age')]: day})}
        />
      );
    }
    case 'familyOffer': {
      const row = filledRows(state.answers)[place] ?? place;
      return (
        <AmountQuestion
          name={`family-offer-${row}`}
          label={t('answer.ask.familyOffer', {who: words.who(place)})}
          view={view}
          onAmount={(amount) =>
            void answerInPlace(element, {[personPath(row, 'employerOffer.familyMonthly')]: String(amount)})
          }
        />
      );
    }
    case 'dueDate': {
      const row = filledRows(state.answers)[place] ?? place;
      return (
        <AmountQuestion
          name={`due-date-${row}`}
          label={t('answer.ask.dueDate', {who: words.who(place)})}
          dayFault={dueDateFault}
          view={view}
          onDay={(day) => void answerInPlace(element, {[personPath(row, 'dueDate')]: day})}
        />
      );
    }
  }
};

/** The conditions that a question of the result settles. */
const settled: ReadonlySet<Branch['code']> = new Set(['if-separate', 'if-employer', 'if-family-offer']);

/** Asks the open questions where they matter, with the effect of each answer; before them, the conditions that no question settles. */
export const Questions = ({model, words, view}: Omit<QuestionProps, 'question'>) => {
  const {t, level} = view;
  const Heading = `h${level + 2}` as 'h4';
  const {questions, branches} = model;
  const statements = (shown: readonly Branch[]) =>
    shown.map(({code}) => <p key={code}>{t(`answer.${code}`)}</p>);
  const kept = branches.filter(({code}) => !settled.has(code));
  const open = branches.filter(({code}) => settled.has(code));
  return (
    <>
      {kept.length > 0 ? <div className="open-questions">{statements(kept)}</div> : null}
      {questions.length + open.length > 0 ? (
        <section className="open-questions" aria-labelledby="open-questions">
          <Heading id="open-questions">{t('answer.askTitle')}</Heading>
          {statements(open)}
          {questions.slice(0, SHOWN_AT_ONCE).map((question) => (
            <Question
              key={`${question.field}${question.row ?? ''}`}
              question={question}
              model={model}
              words={words}
              view={view}
            />
          ))}
        </section>
      ) : null}
    </>
  );
};
