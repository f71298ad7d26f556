import {Router} from 'express';
import {MEMBER_ROLES} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {forRoles, memberOf, sessionOf} from '../request/member-of.ts';
import {clearSessionCookie} from '../request/session-cookie.ts';
import {endSessions, listSessions} from './session.store.ts';

/** `/me`: the signed-in member, the member's sessions, and their end. */
export const meRoutes: DeskModule = ({store, now}) => {
  const router = Router({caseSensitive: true, strict: true});
  const everybody = forRoles(...MEMBER_ROLES);

  router.get('/me', everybody, (_request, response) => {
    const {id, mail, name, role, language} = memberOf(response);
    response.json({id, mail, name, role, language});
  });

  router.get('/me/sessions', everybody, async (_request, response) => {
    const {id: current, member} = sessionOf(response);
    const sessions = await listSessions(store, member.id, now());
    response.json({
      sessions: sessions.map(({id, method, device, created_at: createdAt, seen_at: seenAt}) => ({
        id,
        method,
        device,
        createdAt,
        seenAt,
        isCurrent: id === current,
      })),
    });
  });

  router.delete('/me/sessions/:id', everybody, async (request, response) => {
    const {id: current, member} = sessionOf(response);
    // A route names its parameters one by one; none is a list.
    const id = String(request.params['id']);
    const ended = await endSessions(store, member.id, {id});
    if (ended.length === 0) throw new HttpProblem('not-found');
    await auditRead(store, {member, what: 'session end', ids: ended}, now());
    if (id === current) clearSessionCookie(response);
    response.status(204).end();
  });

  router.delete('/me/sessions', everybody, async (_request, response) => {
    const {id: current, member} = sessionOf(response);
    const ended = await endSessions(store, member.id, {except: current});
    await auditRead(store, {member, what: 'session end', ids: ended}, now());
    response.status(204).end();
  });
  return router;
};
