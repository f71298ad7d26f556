import type {RequestHandler, Response} from 'express';
import type {DeskMember, MemberRole} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {OpenSession} from '../member/session.store.ts';

const sessions = new WeakMap<Response, OpenSession>();

/** Notes whose request this response answers. */
export const noteSession = (response: Response, session: OpenSession): void =>
  void sessions.set(response, session);

/** The session that a request of the desk came in. Throws `signed-out` where there is none, which `requireSession` rules out. */
export const sessionOf = (response: Response): OpenSession => {
  const session = sessions.get(response);
  if (!session) throw new HttpProblem('signed-out');
  return session;
};

/** The member who sent a request of the desk. */
export const memberOf = (response: Response): DeskMember => sessionOf(response).member;

/** Lets members of these roles pass; any other gets 403 `not-allowed`. Every route of the desk names its roles. */
export const forRoles =
  (...roles: readonly MemberRole[]): RequestHandler =>
  (_request, response, next) => {
    if (!roles.includes(memberOf(response).role)) throw new HttpProblem('not-allowed');
    next();
  };
