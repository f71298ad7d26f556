import type {Request, Response} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';

/** Sets the version in the answer; the next change must name this version. */
export const setVersion = (response: Response, version: number): void =>
  void response.set('ETag', `"${version}"`);

/**
 * Reads the version that a request changes, from `If-Match`. Throws `version-required` (428) without a version.
 * Callers throw `changed-meanwhile` (412) if the store contains another version, so that no member overwrites an
 * unseen change.
 */
export const versionOf = (request: Request): number => {
  const version = /^"(\d{1,9})"$/u.exec(request.get('If-Match') ?? '')?.[1];
  if (version === undefined) throw new HttpProblem('version-required');
  return Number(version);
};
