import type {Request, Response} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';

/** Answers with a version, which the next change must name. */
export const setVersion = (response: Response, version: number): void =>
  void response.set('ETag', `"${version}"`);

/**
 * The version that a request changes, from `If-Match`. Throws `version-required` (428) where there is none. Whoever finds another version in the store
 * throws `changed-meanwhile` (412): nobody overwrites a change that they have not seen.
 */
export const versionOf = (request: Request): number => {
  const version = /^"(\d{1,9})"$/u.exec(request.get('If-Match') ?? '')?.[1];
  if (version === undefined) throw new HttpProblem('version-required');
  return Number(version);
};
