import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {PeopleAnswer} from '../../../../insurance/answer/people.ts';
import type {ProgramChange} from '../../../../insurance/answer/program-change.ts';
import type {Prospect} from '../../../../insurance/answer/prospect.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {prospectText} from './prospect-text.ts';
import {Workings} from './workings.tsx';
import type {AnswerWords} from './words.ts';

type CardProps = {
  readonly group: PeopleAnswer;
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
};

const withoutIncome = ({income: _income, ...prospect}: Prospect): Prospect => prospect;

/** Whether the next dollar ends a credit that was paid in advance. */
const endsCredit = (now: Prospect | undefined, {side, program}: ProgramChange): boolean =>
  now?.program === 'credit' && side === 'above' && program === 'full-price';

const Card = ({group, model, words, view: {t, level}}: CardProps) => {
  const {people, prospects, openOn, change} = group;
  const Name = `h${level + 3}` as 'h5';
  const [only, ...more] = prospects;
  // Incomes beside the programs show that the income decides.
  const isByIncome = prospects.some(({income}) => income !== undefined);
  // One range for all of them is the household's own: then months separate the programs.
  const ranges = new Set(prospects.map(({income}) => JSON.stringify(income)));
  const depends = openOn.filter((field) => field !== 'exactIncome' || !isByIncome);
  const isDecided = only !== undefined && more.length === 0;
  return (
    <li className="person-answer" part="point">
      <Name>{people.map(({row}) => words.who(row)).join(' · ')}</Name>
      {isDecided ? (
        <>
          <p className="program">{t(`answer.program.${only.program}`)}</p>
          <p>{t(`answer.why.${only.reason}`)}</p>
        </>
      ) : (
        <>
          {depends.length > 0 ? <p>{t('answer.openOn', {fields: words.fields(depends)})}</p> : null}
          <ul className="either">
            {prospects.map((prospect) => (
              <li key={JSON.stringify(prospect)}>
                {prospectText(ranges.size === 1 ? withoutIncome(prospect) : prospect, words)}
              </li>
            ))}
          </ul>
        </>
      )}
      {change ? (
        <p className="change">
          {t(`answer.at.${endsCredit(only, change) ? 'cliff' : change.side}`, {
            dollars: words.dollars(change.dollars),
            program: t(`answer.program.${change.program}`),
          })}
        </p>
      ) : null}
      {isDecided ? <Workings program={only.program} model={model} words={words} /> : null}
    </li>
  );
};

/** The programs: a card for each answer, which groups people with the same answer. */
export const People = ({
  model,
  words,
  view,
}: {
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
}) => {
  const Heading = `h${view.level + 2}` as 'h4';
  return (
    <section className="people-answer" aria-labelledby="who">
      <Heading id="who">{view.t('answer.peopleTitle')}</Heading>
      <ul className="cards">
        {model.people.map((group) => (
          <Card key={group.people[0]?.row ?? 0} group={group} model={model} words={words} view={view} />
        ))}
      </ul>
    </section>
  );
};
