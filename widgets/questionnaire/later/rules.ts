/**
 * The rules in the browser: the functions behind the server's answers, applied to the current answers. Import this file
 * dynamically; nothing leaves the page.
 */
import {figures} from 'virtual:lamplight/agency';
import {answerOf} from '../../../insurance/answer/answer.ts';
import type {AnswerModel} from '../../../insurance/answer/answer-model.ts';
import type {SentLifeChange} from '../../../insurance/answers/life-change.ts';
import {noWords} from '../../../insurance/answers/no-words.ts';
import type {Words} from '../../../insurance/answers/words.ts';
import type {NeedsAnswers} from '../../../insurance/assessment/assess-needs.ts';
import type {ClientAnswers} from '../../../insurance/assessment/manage-client.ts';
import {
  caseOfClient,
  caseOfLead,
  caseOfNeeds,
  type HouseholdCase,
} from '../../../insurance/assessment/read-case.ts';
import type {Day} from '../../../insurance/calendar/day.ts';
import type {LeadAnswers} from '../../../insurance/household/household.ts';
import type {MovesAhead} from '../../../insurance/household/state-move.ts';
import type {ReviewDay} from '../../../insurance/review/next-review.ts';
import {knownHousehold, leadAnswers} from '../../../insurance/household/lead-answers.ts';
import {personPath, type Phase} from '../answer-path.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {soundAnswers} from './find-faults.ts';
import {wholeBody} from './request-body.ts';
import {filledRows} from './request-people.ts';

/** The answers that the rules read. */
export type RuleAnswers = Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed' | 'clientId'>;

/** The day of the answer, and the language in which a date such as 3/4/2027 is read. */
export type RuleContext = {
  readonly today: Day;
  readonly lang: string;
  /** The readers of words; omitted if the visitor has written none. */
  readonly words?: Words | undefined;
  /** For the third phase: the moves that the server read, and the next review that the server found. */
  readonly moves?: MovesAhead;
  readonly review?: ReviewDay | undefined;
};

/** Returns all answers of a phase, without answers that the server would refuse. */
const bodyOf = (phase: Phase, state: RuleAnswers): unknown =>
  wholeBody(phase, {...state, answers: soundAnswers(phase, state.answers)});

type ReadContext = RuleContext & {readonly words: Words};

const read = {
  1(body: unknown, context: ReadContext) {
    const {leadData} = body as {readonly leadData: LeadAnswers};
    return {found: caseOfLead(leadAnswers(leadData), {...context, overrides: figures})};
  },
  2(body: unknown, context: ReadContext) {
    const {leadData, clientProfile} = body as NeedsAnswers & {readonly leadData: LeadAnswers};
    const known = {clientProfile, leadData: knownHousehold(leadData)};
    return {found: caseOfNeeds(known, {...context, overrides: figures})};
  },
  3(body: unknown, context: ReadContext) {
    const {leadData, lifestageChanges, ...sent} = body as Omit<ClientAnswers, 'changes'> & {
      readonly leadData: LeadAnswers;
      readonly lifestageChanges: readonly SentLifeChange[];
    };
    const changes = context.words.readLifeChanges(lifestageChanges, context.lang, context.today);
    const known = {...sent, changes, leadData: knownHousehold(leadData)};
    const found = caseOfClient(known, {...context, overrides: figures}, () => context.moves ?? {texts: []});
    return {found, review: context.review};
  },
} as const;

/** Computes a phase for the current answers: the household, the programs, and the open periods. Never throws. */
export const readAnswers = (
  phase: Phase,
  state: RuleAnswers,
  {words = noWords, ...context}: RuleContext,
): HouseholdCase => read[phase](bodyOf(phase, state), {...context, words}).found;

/** Returns the indexes, among the people who are sent, of people without an employer's offer. */
const withoutOffer = ({answers}: RuleAnswers): readonly number[] =>
  filledRows(answers).flatMap((row, place) =>
    answers[personPath(row, 'employerOffer.none')] === 'yes' ? [place] : [],
  );

/** Computes the result of a phase for the current answers. Never throws. */
export const answerTo = (
  phase: Phase,
  state: RuleAnswers,
  {words = noWords, ...context}: RuleContext,
): AnswerModel =>
  answerOf({
    ...read[phase](bodyOf(phase, state), {...context, words}),
    noOffer: withoutOffer(state),
    today: context.today,
  });
