import {Router} from 'express';
import type {AuditPage} from '../../../contract/desk-audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {forRoles} from '../request/member-of.ts';
import {queryOf} from '../request/body-of.ts';
import {readAudit} from './audit.store.ts';

/** `/audit`: the views and acts of members, newest first, for the owner. `before` is the id of the last entry of the previous page. */
export const auditRoutes: DeskModule = ({store}) => {
  const router = Router({caseSensitive: true, strict: true});
  router.get('/audit', forRoles('owner'), async (request, response) => {
    const entries = await readAudit(store, {before: queryOf(request).get('before') ?? undefined});
    response.json({
      entries: entries.map(({id, at, actor, command, submissions}) => ({
        id,
        at,
        actor,
        what: command.replace(/^desk /u, ''),
        ids: submissions === '' ? [] : submissions.split(' '),
      })),
    } satisfies AuditPage);
  });
  return router;
};
