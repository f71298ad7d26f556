import {Router} from 'express';
import {HttpProblem} from '../http/http-problem.ts';
import {limitRate} from '../http/rate-limit.ts';
import type {DeskParts} from './desk-parts.ts';
import {MODULES} from './modules.ts';
import {requireSameOrigin} from './request/same-origin.ts';
import {requireSession} from './request/require-session.ts';

/** The API of the desk, to be mounted at `/api/desk`: nothing of it answers without a session but the sign-in. */
export const deskRoutes = (parts: DeskParts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(limitRate(parts.limiters.read), requireSession(parts), requireSameOrigin(parts));
  for (const create of MODULES) router.use(create(parts));
  router.use(() => {
    throw new HttpProblem('not-found');
  });
  return router;
};
