import type {RequestHandler} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';
import {sessionOf} from './member-of.ts';

const FRESH_MS = 30 * 60_000;

/** Lets requests of a session pass that began within half an hour; any other gets 403 `sign-in-again`. For new ways to sign in: a stolen cookie must not make one. */
export const requireFresh =
  ({now}: Pick<DeskParts, 'now'>): RequestHandler =>
  (_request, response, next) => {
    if (now().getTime() - Date.parse(sessionOf(response).createdAt) > FRESH_MS)
      throw new HttpProblem('sign-in-again');
    next();
  };
