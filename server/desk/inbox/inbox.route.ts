import {Router} from 'express';
import {z} from 'zod';
import {INBOX_STATES, MOST_IN_BULK, MOST_ROWS} from '../../../contract/desk-inbox.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf, queryOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {setVersion, versionOf} from '../request/version.ts';
import {filterOf} from './inbox-filter.ts';
import {createInboxService} from './inbox.service.ts';

const id = z.uuid();
const version = z.number().int().positive();
const items = z.array(z.strictObject({id, version})).min(1).max(MOST_IN_BULK);
const ids = z.array(id).min(1).max(MOST_IN_BULK);

const ChangeSchema = z.strictObject({
  state: z.enum(INBOX_STATES).optional(),
  isUnread: z.boolean().optional(),
});

const BulkSchema = z.discriminatedUnion('act', [
  z.strictObject({act: z.literal('state'), state: z.enum(INBOX_STATES), items}),
  z.strictObject({act: z.enum(['read', 'unread', 'accept', 'discard']), ids}),
]);

/** The routes of the list: a page, rows by their ids, one record, and the acts. All roles may use them; no answer contains health data. */
export const inboxRoutes: DeskModule = (parts) => {
  const inbox = createInboxService(parts);
  const router = Router({caseSensitive: true, strict: true});

  router.get('/inbox', forMembers, async (request, response) => {
    response.json(await inbox.list(memberOf(response), filterOf(queryOf(request))));
  });

  router.get('/inbox/choices', forMembers, async (_request, response) => {
    response.json(await inbox.choices());
  });

  router.get('/inbox/rows', forMembers, async (request, response) => {
    const asked = (queryOf(request).get('ids') ?? '').split(',');
    const parsed = z.array(id).min(1).max(MOST_ROWS).safeParse(asked);
    if (!parsed.success)
      throw new HttpProblem('invalid-fields', {errors: [{field: 'ids', code: 'invalid-format'}]});
    response.json(await inbox.rows(memberOf(response), parsed.data));
  });

  router.get('/inbox/:id', forMembers, async (request, response) => {
    const record = await inbox.record(memberOf(response), idOf(request));
    if (!record) throw new HttpProblem('not-found');
    setVersion(response, record.version);
    response.json(record);
  });

  router.patch('/inbox/:id', forMembers, async (request, response) => {
    const member = memberOf(response);
    const asked = idOf(request);
    const {state, isUnread} = await bodyOf(request, ChangeSchema);
    if (state !== undefined) {
      const [result] = await inbox.setState(member, state, [{id: asked, version: versionOf(request)}]);
      if (result?.outcome === 'not-found') throw new HttpProblem('not-found');
      if (result?.outcome === 'changed-meanwhile') {
        const [current] = await inbox.rows(member, [asked]);
        throw new HttpProblem('changed-meanwhile', {current});
      }
    }
    if (isUnread !== undefined) await inbox.mark(member, [asked], isUnread);
    const [row] = await inbox.rows(member, [asked]);
    if (!row) throw new HttpProblem('not-found');
    setVersion(response, row.version);
    response.json(row);
  });

  router.post('/inbox/bulk', forMembers, async (request, response) => {
    const member = memberOf(response);
    const change = await bodyOf(request, BulkSchema);
    switch (change.act) {
      case 'state':
        response.json(await inbox.setState(member, change.state, change.items));
        return;
      case 'read':
      case 'unread':
        response.json(await inbox.mark(member, change.ids, change.act === 'unread'));
        return;
      case 'accept':
      case 'discard':
        response.json(await inbox.judge(member, change.ids, change.act === 'accept' ? 'release' : 'spam'));
    }
  });

  return router;
};
