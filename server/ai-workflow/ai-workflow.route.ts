import {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from '../../contract/ai-workflow-answer.schema.ts';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {AI_WORKFLOW_PATHS} from '../../contract/ai-workflow.ts';
import type {Language} from '../../contract/language.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {formRoute, type Route} from '../http/route.ts';
import type {RouteAnswer} from '../http/route-answer.ts';
import type {AiWorkflowService} from './ai-workflow.service.ts';

const shared = {policy: 'publicForm', isIdempotent: false} as const;

/** The page's language takes precedence over the browser's. */
const languageOf = (requested: Language | '' | undefined, language: () => Language): Language =>
  requested === undefined || requested === '' ? language() : requested;

const answered = (body: unknown): RouteAnswer => ({status: 200, body});

/** Returns whether the agent is reminded of the results with this client id. */
export type IsFollowedUp = (clientId: string) => Promise<boolean>;

const isNeverFollowedUp: IsFollowedUp = () => Promise.resolve(false);

/** The questionnaire's three requests. They store nothing. */
export const aiWorkflowRoutes = (
  workflow: AiWorkflowService,
  isFollowedUp = isNeverFollowedUp,
): readonly Route[] => [
  formRoute({
    ...shared,
    path: AI_WORKFLOW_PATHS.leadQualification,
    summary: 'Who in a household can have what, and what to do next',
    body: LeadQualificationRequestSchema,
    answers: {200: LeadQualificationAnswerSchema, 422: ProblemSchema},
    handle: async ({body, language}) =>
      answered(workflow.qualifyLead(body, languageOf(body.context.lang, language))),
  }),
  formRoute({
    ...shared,
    path: AI_WORKFLOW_PATHS.needsAssessment,
    summary: 'Recommendations for a profile and its goals',
    body: NeedsAssessmentRequestSchema,
    answers: {200: NeedsAssessmentAnswerSchema, 422: ProblemSchema},
    handle: async ({body, language}) =>
      answered(workflow.assessNeeds(body, languageOf(body.context.lang, language))),
  }),
  formRoute({
    ...shared,
    path: AI_WORKFLOW_PATHS.clientManagement,
    summary: 'A plan for existing policies, and when to look at them again',
    body: ClientManagementRequestSchema,
    answers: {200: ClientManagementAnswerSchema, 422: ProblemSchema},
    handle: async ({body, language}) =>
      answered(
        workflow.manageClient(
          body,
          languageOf(body.context.lang, language),
          await isFollowedUp(body.clientId),
        ),
      ),
  }),
];
