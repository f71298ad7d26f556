import {API_PATHS} from '../../contract/api-path.ts';
import {ContactRequestSchema} from '../../contract/contact.schema.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {formRoute, type Route} from '../http/route.ts';
import {created} from '../http/route-answer.ts';
import type {ContactService} from './contact.service.ts';

/** `POST /api/contact`: a message to the agent, answered once it is stored durably. */
export const contactRoute = (contact: ContactService): Route =>
  formRoute({
    path: API_PATHS.contact,
    summary: 'Send a message',
    policy: 'publicForm',
    isIdempotent: true,
    body: ContactRequestSchema,
    answers: {201: ReceiptSchema, 409: ProblemSchema, 422: ProblemSchema, 503: ProblemSchema},
    handle: async ({body, key, origin, client}) =>
      created(await contact.send(body, {key, origin, client: client()})),
  });
