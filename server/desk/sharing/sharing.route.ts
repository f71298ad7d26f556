import {Router} from 'express';
import {z} from 'zod';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRow} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forRoles, memberOf} from '../request/member-of.ts';
import {shareRecordAct} from './share-record.act.ts';

const SharingSchema = z.strictObject({isShared: z.boolean()});

/** Creates the route `PUT /inbox/:id/sharing`: the owner or an agent lets assistants read the texts of a record, or ends that. */
export const sharingRoutes: DeskModule = ({store, now}) => {
  const router = Router({caseSensitive: true, strict: true});
  router.put('/inbox/:id/sharing', forRoles('owner', 'agent'), async (request, response) => {
    const {isShared} = await bodyOf(request, SharingSchema);
    const [id, time] = [idOf(request), now()];
    const what = isShared ? 'inbox share' : 'inbox unshare';
    const audit = auditRow({member: memberOf(response), what, ids: [id]}, time);
    if (!(await store.perform(shareRecordAct, {id, isShared, at: time.toISOString(), audit})))
      throw new HttpProblem('not-found');
    response.status(204).end();
  });
  return router;
};
