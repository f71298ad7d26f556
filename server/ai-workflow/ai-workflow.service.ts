import {isHealthUnused} from '../../insurance/answers/health-unused.ts';
import {readLifeChanges} from '../../insurance/answers/life-change.ts';
import {assessNeeds} from '../../insurance/assessment/assess-needs.ts';
import {personPoints} from '../../insurance/assessment/person-points.ts';
import {manageClient} from '../../insurance/assessment/manage-client.ts';
import {type LeadQualification, qualifyLead} from '../../insurance/assessment/qualify-lead.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {FigureOverrides} from '../../insurance/figures/figure.ts';
import {throughPregnancy} from '../../insurance/months/through-pregnancy.ts';
import {knownHousehold, leadAnswers} from '../../insurance/household/lead-answers.ts';
import type {
  AnswerPoint,
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
  PersonAnswer,
} from '../../contract/ai-workflow-answer.ts';
import type {
  ParsedClientManagement,
  ParsedLeadQualification,
  ParsedNeedsAssessment,
} from '../../contract/ai-workflow.schema.ts';
import type {Language} from '../../contract/language.ts';
import {publishedAs, type PublishedTexts} from '../evidence/published-texts.ts';
import type {Clock} from '../submission/record-submission.ts';
import {type Say, textsIn} from './workflow-texts.ts';
import {joined, ordered, pointsAsText, wordedPoints} from './written-point.ts';
import {writtenPrice} from './written-price.ts';
import {writtenAction, writtenScore} from './written-score.ts';
import {type Writer, writerOf} from './written-value.ts';

/** The questionnaire's three answers. Nothing is stored. */
export type AiWorkflowService = {
  readonly qualifyLead: (request: ParsedLeadQualification, language: Language) => LeadQualificationAnswer;
  readonly assessNeeds: (request: ParsedNeedsAssessment, language: Language) => NeedsAssessmentAnswer;
  /** `isFollowedUp`: the visitor's results are saved, and the agent is reminded of them. */
  readonly manageClient: (
    request: ParsedClientManagement,
    language: Language,
    isFollowedUp?: boolean,
  ) => ClientManagementAnswer;
};

/** The dependencies of the service. */
export type AiWorkflowParts = {
  readonly now: Clock;
  /** The agency's booking page. */
  readonly bookingUrl: string;
  /** The published texts; a consent to any other text does not count. */
  readonly texts: Pick<PublishedTexts, 'consents'>;
  /** This installation's values for the uncertain built-in figures. */
  readonly overrides?: FigureOverrides;
};

type Extras = Pick<ParsedLeadQualification, 'contact' | 'consents'>;

const reachability = ({contact, consents}: Extras) => ({
  hasEmail: contact.email !== '',
  hasPhone: contact.phone !== '',
  hasAgreed: consents.some(({kind}) => ['contact', 'texts', 'medicare'].includes(kind)),
});

const isAnswered = (answers: object): boolean => Object.values(answers).some((answer) => answer !== '');

/** Lists the outcomes of each person with the texts of their points. */
const peopleOf = (
  {triage, household}: Pick<LeadQualification, 'triage' | 'household'>,
  today: string,
  say: Say,
  writer: Writer,
): readonly PersonAnswer[] => {
  const written = [...wordedPoints(personPoints(triage, household, today), say, writer).values()];
  return triage.people.map(({row, age, program, outcomes, months}) => {
    const own = written.filter(({person}) => person === row);
    const textOf = (index: number): string => joined([own[index]?.title ?? '', own[index]?.reason ?? '']);
    return {
      row,
      age,
      program,
      outcomes: outcomes.map(({program: can, reason, incomeFrom, incomeTo}, index) => ({
        program: can,
        reason,
        incomeFrom,
        incomeTo,
        text: textOf(index),
      })),
      months: months.map((span) => ({from: span.from, to: span.to, program: span.program})),
    };
  });
};

/** The programs with which nobody needs the price of a Marketplace plan. */
const withoutPlan: ReadonlySet<string> = new Set([
  'medicare',
  'medicaid',
  'chip',
  'medicaid-pregnant',
  'held',
]);

const mayBuyPlan = ({triage, household}: Pick<LeadQualification, 'triage' | 'household'>): boolean => {
  const {people} = throughPregnancy(triage, household);
  return (
    people.length === 0 ||
    people.some(({outcomes}) => outcomes.some(({program}) => !withoutPlan.has(program)))
  );
};

const speaksOfMedicare = (points: readonly AnswerPoint[]): boolean =>
  points.some(({code, params}) => /medicare|age-65|turns-65/.test(code) || params['line'] === 'medicare');

/** Builds the service. The engine is pure rules: its answers say `rules`. */
export const createAiWorkflowService = ({
  now,
  bookingUrl,
  texts,
  overrides = {},
}: AiWorkflowParts): AiWorkflowService => {
  const begin = ({contact, consents}: Extras, language: Language) => {
    const moment = now();
    const counted = consents.filter((consent) => publishedAs(texts, consent) !== undefined);
    const context = {
      today: chicagoDay(moment.getTime()),
      lang: language,
      reachability: reachability({contact, consents: counted}),
      overrides,
    };
    const hasAgreed = counted.some(({kind}) => kind === 'health');
    return {
      moment: moment.toISOString(),
      context,
      hasAgreed,
      say: textsIn(language),
      writer: writerOf(language),
    };
  };
  return {
    qualifyLead(request, language) {
      const {moment, context, hasAgreed, say, writer} = begin(request, language);
      const hasHealth = isAnswered(request.healthInfo);
      const found = qualifyLead(
        {
          leadData: leadAnswers(request.leadData),
          healthInfo: hasAgreed ? request.healthInfo : undefined,
        },
        context,
      );
      const points = ordered(wordedPoints(found.points, say, writer));
      const {text, ...score} = writtenScore(found.score, say, writer);
      const isUnused = isHealthUnused(found.household.people.map(({age}) => age));
      return {
        leadScore: text,
        nextAction: writtenAction(found.nextAction, say, writer),
        processedAt: moment,
        result: {
          planYear: found.planYear,
          day: context.today,
          people: peopleOf(found, context.today, say, writer),
          points,
          gaps: [],
          // With a price, the statement of the price replaces the sentence that no price is named.
          notes: [
            ...(found.price === null && mayBuyPlan(found) ? [say('note.noPlan')] : []),
            ...(hasHealth && !hasAgreed ? [say('note.healthNotSent')] : []),
          ],
          touchesMedicare: speaksOfMedicare(points),
          usedHealthAnswers: hasHealth && hasAgreed && !isUnused,
          score,
          nextActionDay: found.nextAction.deadline,
          price: found.price && writtenPrice(found.price, context.today, {language, say, writer}),
        },
        engine: 'rules',
      };
    },
    assessNeeds(request, language) {
      const {moment, context, say, writer} = begin(request, language);
      const {clientProfile, goals, timeline, leadData} = request;
      const found = assessNeeds(
        {clientProfile, goals, timeline, leadData: leadData && knownHousehold(leadData)},
        context,
      );
      const points = ordered(wordedPoints(found.points, say, writer));
      return {
        recommendations: pointsAsText(points, say, writer),
        calendlyLink: bookingUrl,
        assessmentDate: moment,
        result: {
          planYear: found.planYear,
          day: context.today,
          people: peopleOf(found, context.today, say, writer),
          points,
          gaps: found.gaps,
          notes: found.price === null && mayBuyPlan(found) ? [say('note.noPlan')] : [],
          touchesMedicare: speaksOfMedicare(points),
          usedHealthAnswers: false,
          price: found.price && writtenPrice(found.price, context.today, {language, say, writer}),
        },
        engine: 'rules',
      };
    },
    manageClient(request, language, isFollowedUp = false) {
      const {context, say, writer} = begin(request, language);
      const {policyInfo, lifestageChanges, clientProfile, leadData} = request;
      const found = manageClient(
        {
          policyInfo,
          changes: readLifeChanges(lifestageChanges, language, context.today),
          clientProfile,
          leadData: leadData && knownHousehold(leadData),
        },
        context,
      );
      const shown = found.points.filter(({code}) => !isFollowedUp || code !== 'review.follow-ups-off');
      const points = ordered(wordedPoints(shown, say, writer));
      return {
        managementPlan: pointsAsText(points, say, writer),
        nextReviewDate: found.nextReview.day,
        automatedFollowUps: isFollowedUp,
        result: {
          planYear: found.planYear,
          day: context.today,
          people: [],
          points,
          gaps: found.gaps,
          notes: [],
          touchesMedicare: speaksOfMedicare(points) || policyInfo.medicare !== '',
          usedHealthAnswers: false,
          nextReviewReason: found.nextReview.reason,
        },
        engine: 'rules',
      };
    },
  };
};
