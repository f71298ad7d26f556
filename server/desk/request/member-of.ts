import type {RequestHandler, Response} from 'express';
import {MEMBER_ROLES, type DeskMember, type MemberRole} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {OpenSession} from '../member/session.store.ts';

const sessions = new WeakMap<Response, OpenSession>();

/** Records the session of the request on the response. */
export const noteSession = (response: Response, session: OpenSession): void =>
  void sessions.set(response, session);

/**
 * Returns the session of a request to the desk. Throws `signed-out` without a session, which `requireSession`
 * rules out.
 */
export const sessionOf = (response: Response): OpenSession => {
  const session = sessions.get(response);
  if (!session) throw new HttpProblem('signed-out');
  return session;
};

/** Returns the member who sent a request to the desk. */
export const memberOf = (response: Response): DeskMember => sessionOf(response).member;

/** Lets members with these roles pass; all others get 403 `not-allowed`. Every route of the desk names its roles. */
export const forRoles =
  (...roles: readonly MemberRole[]): RequestHandler =>
  (_request, response, next) => {
    if (!roles.includes(memberOf(response).role)) throw new HttpProblem('not-allowed');
    next();
  };

/** Lets members of every role pass. */
export const forMembers = forRoles(...MEMBER_ROLES);
