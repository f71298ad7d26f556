import type {Request, Response} from 'express';
import type {PersonView} from '../../../contract/desk-person.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskParts} from '../desk-parts.ts';
import {idOf} from '../request/id-of.ts';
import {memberOf} from '../request/member-of.ts';
import {setVersion} from '../request/version.ts';
import {readPerson, type SeenPerson} from './read-person.ts';

/** Reads the person of a request without an audit entry, for acts that write their own entry. Throws HttpProblem `not-found`. */
export const found = async (parts: DeskParts, request: Request, response: Response): Promise<SeenPerson> => {
  const person = await readPerson(parts, memberOf(response), idOf(request));
  if (!person) throw new HttpProblem('not-found');
  return person;
};

/** Reads the person of a request and adds an audit entry that also names the people in the hints. Throws HttpProblem `not-found`. */
export const seen = async (
  parts: DeskParts,
  request: Request,
  response: Response,
  what: string,
): Promise<SeenPerson> => {
  const person = await found(parts, request, response);
  // A hint shows a name.
  const ids = [...person.known.ids, ...person.view.hints.map(({id}) => id)];
  await auditRead(parts.store, {member: memberOf(response), what, ids}, parts.now());
  return person;
};

/** Answers with the person after an act, so that the screen shows the current state. */
export const answer = async (parts: DeskParts, request: Request, response: Response): Promise<void> => {
  const {view, version} = await found(parts, request, response);
  setVersion(response, version);
  response.json(view satisfies PersonView);
};
