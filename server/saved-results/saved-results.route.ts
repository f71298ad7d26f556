import {API_PATHS} from '../../contract/api-path.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {SavedResultsSchema, SaveResultsRequestSchema} from '../../contract/save-results.schema.ts';
import {formRoute, type Route} from '../http/route.ts';
import {created} from '../http/route-answer.ts';
import type {SavedResultsService} from './saved-results.service.ts';

/** `POST /api/ai-workflow/results`: the questionnaire's results, answered once they are stored durably. */
export const savedResultsRoute = (results: SavedResultsService): Route =>
  formRoute({
    path: API_PATHS.savedResults,
    summary: 'Save questionnaire results',
    policy: 'publicForm',
    isIdempotent: true,
    body: SaveResultsRequestSchema,
    answers: {201: SavedResultsSchema, 409: ProblemSchema, 422: ProblemSchema, 503: ProblemSchema},
    handle: async ({body, key, origin, client}) =>
      created(await results.save(body, {key, origin, client: client()})),
  });
