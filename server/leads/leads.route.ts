import {API_PATHS} from '../../contract/api-path.ts';
import {LeadRequestSchema} from '../../contract/lead.schema.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {formRoute, type Route} from '../http/route.ts';
import {created} from '../http/route-answer.ts';
import type {LeadsService} from './leads.service.ts';

/** `POST /api/leads`: a quote request, answered once it is stored durably. */
export const leadsRoute = (leads: LeadsService): Route =>
  formRoute({
    path: API_PATHS.leads,
    summary: 'Ask for a quote',
    policy: 'publicForm',
    isIdempotent: true,
    body: LeadRequestSchema,
    answers: {201: ReceiptSchema, 409: ProblemSchema, 422: ProblemSchema, 503: ProblemSchema},
    handle: async ({body, key, origin, client}) =>
      created(await leads.submit(body, {key, origin, client: client()})),
  });
