import {Router, type RequestHandler} from 'express';
import {HttpProblem} from '../http/http-problem.ts';
import {limitRate} from '../http/rate-limit.ts';
import type {DeskParts} from './desk-parts.ts';
import {MODULES} from './modules.ts';
import {requireSameOrigin} from './request/same-origin.ts';
import {signInRoutes} from './sign-in/sign-in.route.ts';
import {requireSession} from './request/require-session.ts';

/** The API of the desk, mounted at `/api/desk`. Without a session, only the sign-in answers. */
export const deskRoutes = (parts: DeskParts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  const sameOrigin = requireSameOrigin(parts);
  router.use(limitRate(parts.limiters.read));
  // Requests from other origins are refused first. Every address but the sign-in then answers 401 without a session, whatever else is wrong
  // with the request.
  router.all('/sign-in/*way', sameOrigin);
  router.use(signInRoutes(parts));
  router.use(requireSession(parts), sameOrigin, refuseNul);
  for (const create of MODULES) router.use(create(parts));
  router.use(() => {
    throw new HttpProblem('not-found');
  });
  return router;
};

// No value in an address has a NUL, and PostgreSQL would fail at it.
const refuseNul: RequestHandler = ({originalUrl}, _response, next) => {
  if (originalUrl.includes('%00')) throw new HttpProblem('bad-request');
  next();
};
