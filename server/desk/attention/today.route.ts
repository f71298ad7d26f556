import {Router} from 'express';
import {z} from 'zod';
import {retryDeliveries} from '../../delivery/retry-deliveries.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {readToday} from './read-today.ts';

const RetryBody = z.strictObject({id: z.string().regex(/^[0-9a-f]{8}-[0-9a-f-]{27}:[a-z.]+(?::\d+)?$/u)});

/**
 * Creates the routes `/today`, which lists records and notes that need attention, and `/deliveries/retry`, which
 * makes a failed delivery due again.
 */
export const todayRoutes: DeskModule = (parts) => {
  const {store, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.get('/today', forMembers, async (_request, response) => {
    const today = await readToday(parts, memberOf(response));
    const ids = [
      ...[...today.waiting, ...today.notes.flatMap(({people}) => people ?? [])].map(({id}) => id),
      ...[...today.due, ...today.parked].map(({personId}) => personId),
    ];
    if (ids.length > 0)
      await auditRead(store, {member: memberOf(response), what: 'today', ids: [...new Set(ids)]}, now());
    response.json(today);
  });

  router.post('/deliveries/retry', forMembers, async (request, response) => {
    const {id} = await bodyOf(request, RetryBody);
    const [submissionId = ''] = id.split(':');
    await auditRead(store, {member: memberOf(response), what: 'delivery retry', ids: [submissionId]}, now());
    const retried = await retryDeliveries(store, {id}, now());
    if (!retried.includes(id)) throw new HttpProblem('not-found');
    response.status(204).end();
  });
  return router;
};
