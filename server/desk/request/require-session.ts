import type {RequestHandler} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';
import {findSession} from '../member/session.store.ts';
import {noteSession} from './member-of.ts';
import {sessionSecretOf} from './session-cookie.ts';

/** Lets requests with a session pass; all others get 401 `signed-out`. */
export const requireSession =
  ({store, now}: Pick<DeskParts, 'store' | 'now'>): RequestHandler =>
  async (request, response, next) => {
    const secret = sessionSecretOf(request);
    const session = secret === undefined ? undefined : await findSession(store, secret, now());
    if (!session) throw new HttpProblem('signed-out');
    noteSession(response, session);
    next();
  };
