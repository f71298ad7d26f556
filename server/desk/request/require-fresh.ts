import type {RequestHandler} from 'express';
import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';
import {sessionOf} from './member-of.ts';

const FRESH_MS = 30 * MS_PER_MINUTE;

/**
 * Lets a request pass if its session began within the last half hour; otherwise answers 403 `sign-in-again`. For
 * routes that create a new way to sign in, because a stolen cookie must not create one.
 */
export const requireFresh =
  ({now}: Pick<DeskParts, 'now'>): RequestHandler =>
  (_request, response, next) => {
    if (now().getTime() - Date.parse(sessionOf(response).createdAt) > FRESH_MS)
      throw new HttpProblem('sign-in-again');
    next();
  };
