import type {Request, Response} from 'express';
import type {DeskMember} from '../../../contract/desk.ts';
import type {MemberSessionTable} from '../../storage/tables/desk-tables.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskParts} from '../desk-parts.ts';
import {beginSession, endSessionOf} from '../member/session.store.ts';
import {sessionSecretOf, setSessionCookie} from '../request/session-cookie.ts';
import {deviceName} from './device-name.ts';

/**
 * Begins a session with a new secret, whatever cookie the request contains, and ends the session of that cookie.
 * No member signs in into a session that another person has planted or knows.
 */
export const startSession = async (
  {store, now}: Pick<DeskParts, 'store' | 'now'>,
  {request, response}: {readonly request: Request; readonly response: Response},
  {member, method}: {readonly member: DeskMember; readonly method: MemberSessionTable['method']},
): Promise<void> => {
  const former = sessionSecretOf(request);
  if (former !== undefined) await endSessionOf(store, former);
  const device = deviceName(request.get('User-Agent') ?? '');
  const {id, secret} = await beginSession(store, {member_id: member.id, method, device}, now());
  await auditRead(store, {member, what: `sign-in ${method}`, ids: [id]}, now());
  setSessionCookie(response, secret);
};
