import {z} from 'zod';
import {API_PATHS} from '../../contract/api-path.ts';
import {CountRequestSchema} from '../../contract/count.schema.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {addressGroup} from '../http/address-group.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {formRoute, type Route} from '../http/route.ts';
import {isProgram} from './is-program.ts';
import {pagePath} from './page-path.ts';
import type {VisitCounter} from './visit-counter.ts';

/**
 * `POST /api/counts`: a visit has reached a stage. Accepts a form (`URLSearchParams`), which needs no preflight. Browsers that object to tracking,
 * and bots, get the same answer and are not counted.
 */
export const countsRoute = (counter: Pick<VisitCounter, 'count'>): Route =>
  formRoute({
    path: API_PATHS.counts,
    summary: 'Count a stage of a visit, without anything about the visitor',
    policy: 'formRead',
    isIdempotent: false,
    takesForm: true,
    body: CountRequestSchema,
    answers: {204: z.null(), 422: ProblemSchema},
    handle: async ({body, origin, client, objects}) => {
      // A browser sends the origin with every POST; the page must belong to that origin.
      if (origin === '') throw new HttpProblem('origin-refused');
      const {ip, userAgent} = client();
      const {language, page, ...visit} = body;
      if (!objects() && !isProgram(userAgent))
        counter.count(
          {...visit, lang: language, page: origin + pagePath(page)},
          {address: addressGroup(ip), userAgent},
        );
      return {status: 204, body: undefined};
    },
  });
