import {Router} from 'express';
import {z} from 'zod';
import {type DeskAccount, type DeskMember, type DeskSessions} from '../../../contract/desk.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, memberOf, sessionOf} from '../request/member-of.ts';
import {clearSessionCookie} from '../request/session-cookie.ts';
import {activeMembers, saveChoices, wantsDigest} from './member.store.ts';
import {endSessions, listSessions} from './session.store.ts';

const ChoicesSchema = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  hasDigest: z.boolean().optional(),
});

/** `/me`: the signed-in member, the member's own choices, the member's sessions, and their end. */
export const meRoutes: DeskModule = ({store, now, settings}) => {
  const router = Router({caseSensitive: true, strict: true});

  const accountOf = async ({id, mail, name, role, language}: DeskMember): Promise<DeskAccount> => ({
    id,
    mail,
    name,
    role,
    language,
    hasDigest: settings.DESK_DIGEST ? await wantsDigest(store, id) : null,
    hasAssistants: (await activeMembers(store)).some((each) => each.role === 'assistant'),
  });

  router.get('/me', forMembers, async (_request, response) => {
    response.json(await accountOf(memberOf(response)));
  });

  router.put('/me', forMembers, async (request, response) => {
    const choices = await bodyOf(request, ChoicesSchema);
    const member = memberOf(response);
    await saveChoices(store, member.id, choices);
    response.json(await accountOf({...member, language: choices.language ?? member.language}));
  });

  router.get('/me/sessions', forMembers, async (_request, response) => {
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
    } satisfies DeskSessions);
  });

  router.delete('/me/sessions/:id', forMembers, async (request, response) => {
    const {id: current, member} = sessionOf(response);
    // A route names its parameters one by one; none is a list.
    const id = String(request.params['id']);
    const ended = await endSessions(store, member.id, {id});
    if (ended.length === 0) throw new HttpProblem('not-found');
    await auditRead(store, {member, what: 'session end', ids: ended}, now());
    if (id === current) clearSessionCookie(response);
    response.status(204).end();
  });

  router.delete('/me/sessions', forMembers, async (_request, response) => {
    const {id: current, member} = sessionOf(response);
    const ended = await endSessions(store, member.id, {except: current});
    await auditRead(store, {member, what: 'session end', ids: ended}, now());
    response.status(204).end();
  });
  return router;
};
