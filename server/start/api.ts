import type {Router} from 'express';
import type {FigureOverrides} from '../../insurance/figures/figure.ts';
import {aiWorkflowRoutes} from '../ai-workflow/ai-workflow.route.ts';
import {createAiWorkflowService} from '../ai-workflow/ai-workflow.service.ts';
import {chatRoutes, type ChatRouteParts} from '../chat/chat.route.ts';
import {campaignsRoute} from '../campaigns/campaigns.route.ts';
import {contactRoute} from '../contact/contact.route.ts';
import {createContactService} from '../contact/contact.service.ts';
import {countsRoute} from '../counts/counts.route.ts';
import type {VisitCounter} from '../counts/visit-counter.ts';
import {API_PATHS} from '../../contract/api-path.ts';
import type {Campaign} from '../../contract/campaign.ts';
import {healthRoutes} from '../health/health.route.ts';
import type {ReceiptLimiters} from '../http/rate-limiters.ts';
import {mountRoutes, type HttpPolicies} from '../http/mount-routes.ts';
import {describeApi} from '../http/openapi.ts';
import {readRoute, type Route} from '../http/route.ts';
import {cached} from '../http/route-answer.ts';
import {leadsRoute} from '../leads/leads.route.ts';
import {createLeadsService} from '../leads/leads.service.ts';
import type {PublishedTexts} from '../evidence/published-texts.ts';
import type {Keys} from '../keys/keys.ts';
import {isFollowedUp} from '../saved-results/followed-up.ts';
import {savedResultsRoute} from '../saved-results/saved-results.route.ts';
import {createSavedResultsService} from '../saved-results/saved-results.service.ts';
import type {Store} from '../storage/store.ts';
import type {Clock} from '../submission/record-submission.ts';
import {listTestimonials} from '../testimonials/testimonials.store.ts';
import {testimonialsRoute} from '../testimonials/testimonials.route.ts';
import {z} from 'zod';

/** The dependencies of the API. */
export type ApiParts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly texts: PublishedTexts;
  readonly now: Clock;
  readonly readCampaigns: () => readonly Campaign[];
  /** The agency's booking page. */
  readonly bookingUrl: string;
  /** The agency's own values for contested built-in figures. */
  readonly figures: FigureOverrides;
  /** Counts the mailed copies of saved results. */
  readonly copies: ReceiptLimiters;
  /** Whether the desk reminds the agent of saved results. */
  readonly hasReminders?: boolean;
  /** The counter of visits; absent if nothing is counted, as in measurements. */
  readonly counter?: Pick<VisitCounter, 'count'>;
  /** Whether a submission can be stored now. */
  readonly isReady: () => Promise<boolean>;
  /** The chat; absent in measurements. */
  readonly chat?: ChatRouteParts;
};

/** Creates the services that store the two forms. */
export const createFormServices = (recorder: Pick<ApiParts, 'store' | 'keys' | 'texts' | 'now'>) => ({
  leads: createLeadsService(recorder),
  contact: createContactService(recorder),
});

/** Creates the service of the questionnaire with the agency's own values. */
export const createWorkflow = ({
  now,
  bookingUrl,
  texts,
  figures,
}: Pick<ApiParts, 'now' | 'bookingUrl' | 'texts' | 'figures'>) =>
  createAiWorkflowService({now, bookingUrl, texts, overrides: figures});

/** Lists every route of the API. */
const apiRoutes = ({
  store,
  keys,
  texts,
  now,
  readCampaigns,
  bookingUrl,
  figures,
  copies,
  chat,
  hasReminders = false,
  counter,
  isReady,
}: ApiParts): readonly Route[] => {
  const recorder = {store, keys, texts, now};
  const {leads, contact} = createFormServices(recorder);
  const routes = [
    leadsRoute(leads),
    contactRoute(contact),
    campaignsRoute(readCampaigns),
    testimonialsRoute(() => listTestimonials(store)),
    ...aiWorkflowRoutes(
      createWorkflow({now, bookingUrl, texts, figures}),
      hasReminders ? (clientId) => store.read((db) => isFollowedUp(db, clientId, now())) : undefined,
    ),
    savedResultsRoute(createSavedResultsService(recorder, copies)),
    ...(chat ? chatRoutes(chat) : []),
    ...(counter ? [countsRoute(counter)] : []),
    ...healthRoutes(isReady),
  ];
  return [...routes, openapiRoute(routes)];
};

/** Creates the router of the API. */
export const createApi = (parts: ApiParts, policies: HttpPolicies): Router =>
  mountRoutes(apiRoutes(parts), policies);

const openapiRoute = (routes: readonly Route[]): Route => {
  // The description is created at the first request, because the schemas of all routes would delay a start.
  let document: ReturnType<typeof describeApi> | undefined;
  return readRoute({
    path: API_PATHS.openapi,
    summary: 'This description',
    policy: 'publicRead',
    answers: {200: z.looseObject({openapi: z.string()})},
    handle: async () => cached((document ??= describeApi(routes)), 300),
  });
};
