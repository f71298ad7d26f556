import {z} from 'zod';
import type {ClientManagementAnswer, NeedsAssessmentAnswer} from '../../contract/ai-workflow-answer.ts';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import type {Language} from '../../contract/language.ts';
import {mayBePregnant} from '../../insurance/answers/may-be-pregnant.ts';
import type {AiWorkflowService} from '../ai-workflow/ai-workflow.service.ts';
import {textsIn} from '../ai-workflow/workflow-texts.ts';
import {joined, pointsAsText} from '../ai-workflow/written-point.ts';
import {writerOf} from '../ai-workflow/written-value.ts';
import {firstAnswer, type FirstAnswer} from './first-answer.ts';

/** Saved results as texts, calculated from the saved answers; parts without enough answers are empty. */
export type WrittenResult = Pick<
  FirstAnswer,
  'action' | 'people' | 'dependsOnStatus' | 'price' | 'isPartYear' | 'paysNoCare'
> & {
  readonly points: readonly string[];
  readonly recommendations: string;
  readonly plan: string;
  /** Whether a pregnancy, which is not part of the result, could change the result. */
  readonly mayLackPregnancy: boolean;
  /** Whether the result needs the sentences that the law requires about Medicare. */
  readonly touchesMedicare: boolean;
};

/** Writes saved answers as a result in a language. */
export type ResultWriter = (saved: unknown, language: Language) => WrittenResult;

const Saved = z.record(z.string(), z.unknown());

/** Returns the text of the needs. The plan counts the policies that the needs do not know, so its gaps in dollars replace theirs. */
const needsOf = (
  assessed: NeedsAssessmentAnswer,
  managed: ClientManagementAnswer | undefined,
  language: Language,
): string =>
  managed
    ? pointsAsText(
        assessed.result.points.filter(({code}) => !code.startsWith('gap.')),
        textsIn(language),
        writerOf(language),
      )
    : assessed.recommendations;

/** Creates the writer with the questionnaire's rules. Health answers are not part of the result. */
export const createResultWriter =
  (workflow: AiWorkflowService): ResultWriter =>
  (saved, language) => {
    const {leadData, clientProfile, goals, timeline, policyInfo, lifestageChanges} = Saved.parse(saved ?? {});
    // The rules of a request apply: answers that do not suffice for a request give no result.
    const lead = LeadQualificationRequestSchema.safeParse({leadData, healthInfo: {}}).data;
    const needs = NeedsAssessmentRequestSchema.safeParse({clientProfile, goals, timeline, leadData}).data;
    const management = ClientManagementRequestSchema.safeParse({
      policyInfo,
      lifestageChanges,
      leadData,
      clientProfile,
    }).data;
    const first = lead && firstAnswer(workflow, lead, language);
    const qualified = first?.qualified;
    const assessed = needs && workflow.assessNeeds(needs, language);
    const managed = management && workflow.manageClient(management, language);
    return {
      action: first?.action ?? '',
      people: first?.people ?? [],
      dependsOnStatus: first?.dependsOnStatus ?? false,
      points: (qualified?.result.points ?? []).map(({title, reason}) => joined([title, reason])),
      price: first?.price ?? null,
      isPartYear: first?.isPartYear ?? false,
      paysNoCare: first?.paysNoCare ?? false,
      recommendations: assessed ? needsOf(assessed, managed, language) : '',
      plan: managed?.managementPlan ?? '',
      mayLackPregnancy: (qualified?.result.people ?? []).some(({row, age}) =>
        mayBePregnant(age, lead?.leadData.household?.[row]?.gender ?? lead?.leadData.gender),
      ),
      touchesMedicare: [qualified, assessed, managed].some((answer) => answer?.result.touchesMedicare),
    };
  };
