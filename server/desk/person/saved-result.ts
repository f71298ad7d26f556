import {z} from 'zod';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../../contract/ai-workflow.schema.ts';
import type {PersonRow, ResultPhase} from '../../../contract/desk-person.ts';
import {languageOrDefault} from '../../../contract/language.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {createAiWorkflowService} from '../../ai-workflow/ai-workflow.service.ts';
import type {PublishedTexts} from '../../evidence/published-texts.ts';
import {firstAnswer} from '../../saved-results/first-answer.ts';
import {priceInWords} from '../../saved-results/price-in-words.ts';
import {listOf, treeOf} from '../../submission/stored-json.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';

/** The dependencies of the engine that calculates the visitor's result again. */
export type ResultSources = {
  readonly bookingUrl: string;
  readonly texts: Pick<PublishedTexts, 'consents'>;
  readonly overrides: FigureOverrides;
};

/**
 * Calculates the saved results of a questionnaire again, in the visitor's language and as of the day on which they were saved. When the
 * rules have changed since, the result is today's answer for that day. With `isHealthSeen` false, health answers are not read.
 */
export const resultPhases = (
  record: SubmissionRecord,
  sources: ResultSources,
  {isHealthSeen}: {readonly isHealthSeen: boolean},
): readonly ResultPhase[] => {
  const language = languageOrDefault(record.lang);
  const engine = createAiWorkflowService({...sources, now: () => new Date(record.receivedAt)});
  const saved = treeOf(record.savedAnswers);
  const health = isHealthSeen ? treeOf(record.healthAnswers) : {};
  const people = listOf(health['household']);
  const leadData = {
    ...treeOf(saved['leadData']),
    household: listOf(treeOf(saved['leadData'])['household']).map((person, row) =>
      Object.assign(treeOf(person), treeOf(people[row])),
    ),
  };
  // A consent to calls needs a phone number, which is not part of the answers.
  const consents = record.consents
    .filter(({kind}) => kind === 'health')
    .map(({kind, textVersion, textSha256, agreedAt}) => ({kind, textVersion, textSha256, agreedAt}));
  const first = LeadQualificationRequestSchema.safeParse({
    leadData,
    healthInfo: health['healthInfo'] ?? {},
    consents,
  });
  const {clientProfile, goals, timeline = '', policyInfo, lifestageChanges = []} = saved;
  const second = NeedsAssessmentRequestSchema.safeParse({clientProfile, goals, timeline, leadData});
  const third = ClientManagementRequestSchema.safeParse({
    policyInfo,
    lifestageChanges,
    clientProfile,
    leadData,
  });
  const phases: ResultPhase[] = [];
  if (first.success) {
    const {action, people, qualified, ...priced} = firstAnswer(engine, first.data, language);
    const {lines: money = [], statement = ''} = priceInWords(priced, language) ?? {};
    phases.push({
      phase: 1,
      answer: {action, money, statement, people},
      summary: qualified.leadScore,
      points: pointsOf(qualified.result.points),
    });
  }
  if (second.success)
    phases.push({
      phase: 2,
      summary: '',
      points: pointsOf(engine.assessNeeds(second.data, language).result.points),
    });
  if (third.success)
    phases.push({
      phase: 3,
      summary: '',
      points: pointsOf(engine.manageClient(third.data, language).result.points),
    });
  return phases;
};

const pointsOf = (points: readonly {readonly title: string; readonly reason: string}[]) =>
  points.map(({title, reason}) => ({title, reason}));

const Health = z.looseObject({
  healthInfo: z.record(z.string(), z.unknown()).optional(),
  household: z.array(z.record(z.string(), z.unknown())).optional(),
});

/** Lists the health answers of a record by the names of their fields; the answers of a person in the household have a number from 1. */
export const healthRows = (health: unknown): readonly PersonRow[] => {
  const {healthInfo = {}, household = []} = Health.safeParse(health).data ?? {};
  return [
    ...Object.entries(healthInfo).map(([label, value]) => ({label, value})),
    ...household.flatMap((person, row) =>
      Object.entries(person).map(([label, value]) => ({label: `${row + 1} ${label}`, value})),
    ),
  ].flatMap(({label, value}) =>
    value === '' || value === null || value === undefined
      ? []
      : // Answers are texts, numbers and booleans.
        [{label, value: typeof value === 'string' ? value : JSON.stringify(value)}],
  );
};
