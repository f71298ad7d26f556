import {Router} from 'express';
import type {DeskModule} from '../desk-parts.ts';
import {forRoles, memberOf} from '../request/member-of.ts';

/** `/me`: who is signed in. */
export const meRoutes: DeskModule = () => {
  const router = Router({caseSensitive: true, strict: true});
  router.get('/me', forRoles('owner', 'agent', 'assistant'), (_request, response) => {
    const {id, mail, name, role, language} = memberOf(response);
    response.json({id, mail, name, role, language});
  });
  return router;
};
