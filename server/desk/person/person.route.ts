import {Router, type Request, type Response} from 'express';
import type {PersonView} from '../../../contract/desk-person.ts';
import {UUID_PATTERN} from '../../../contract/idempotency.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {sealRow} from '../../keys/sealed-fields.ts';
import {auditAct, auditRead, auditRow} from '../audit/audit.ts';
import type {DeskModule, DeskParts} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forRoles, memberOf} from '../request/member-of.ts';
import {setVersion, versionOf} from '../request/version.ts';
import {changeCard} from './person-card.ts';
import {erasePerson} from './erase-person.ts';
import {mergePeople, undoMerge} from './merges.ts';
import {CardBody, MailBodySchema, MergeBody, NoteBody} from './person.schema.ts';
import {readPerson, type SeenPerson} from './read-person.ts';
import {writeMail} from './write-mail.ts';

const EVERYBODY = ['owner', 'agent', 'assistant'] as const;

/** `/people`: one person with everything that came from them, and what members do about them. */
export const personRoutes: DeskModule = (parts) => {
  const {store, keys, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.get('/people/:id', forRoles(...EVERYBODY), async (request, response) => {
    const {view, version} = await seen(parts, request, response, 'person');
    setVersion(response, version);
    response.json(view);
  });

  router.put('/people/:id', forRoles(...EVERYBODY), async (request, response) => {
    const version = versionOf(request);
    const change = await bodyOf(request, CardBody);
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const keyring = await keys.ring();
    const done = await store.write(async (transaction) => {
      const row = auditRow({member, what: 'person correct', ids: known.ids}, now());
      const next = await changeCard(transaction, keyring, change, {
        ids: known.ids,
        version,
        by: member.mail,
        now: now(),
      });
      if (next !== undefined) await auditAct(transaction, row);
      return next;
    });
    if (done === undefined) throw new HttpProblem('changed-meanwhile');
    await answer(parts, request, response);
  });

  router.post('/people/:id/notes', forRoles(...EVERYBODY), async (request, response) => {
    const {id, text} = await bodyOf(request, NoteBody);
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const keyring = await keys.ring();
    const at = now();
    const note = {id, submission_id: known.newest.id, at: at.toISOString(), member: member.mail, text};
    await store.write(async (transaction) => {
      await transaction
        .insertInto('person_note')
        .values(sealRow(keyring.current, 'person_note', note))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await auditAct(transaction, auditRow({member, what: 'person note', ids: [known.newest.id]}, at));
    });
    await answer(parts, request, response.status(201));
  });

  router.post('/people/:id/mails', forRoles(...EVERYBODY), async (request, response) => {
    const mail = await bodyOf(request, MailBodySchema);
    const {known, view} = await found(parts, request, response);
    const {mail: verdict} = view.permission;
    if (!verdict.isAllowed) throw new HttpProblem('contact-blocked');
    const member = memberOf(response);
    const keyring = await keys.ring();
    const at = now();
    const {id: submissionId} = known.newest;
    await store.write(async (transaction) => {
      await writeMail(transaction, keyring, {
        mail: {...mail, submissionId, language: view.language, to: verdict.to},
        member,
        now: at,
      });
      await auditAct(transaction, auditRow({member, what: 'person mail', ids: [submissionId]}, at));
    });
    await answer(parts, request, response.status(201));
  });

  router.post('/people/:id/merges', forRoles('owner', 'agent'), async (request, response) => {
    const {otherId} = await bodyOf(request, MergeBody);
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const other = await readPerson(parts, member, otherId);
    if (!other || known.ids.includes(otherId)) throw new HttpProblem('not-found');
    const {id} = known.newest;
    await store.write(async (transaction) => {
      await mergePeople(transaction, {id, otherId, by: member.mail, now: now()});
      await auditAct(transaction, auditRow({member, what: 'person merge', ids: [id, otherId]}, now()));
    });
    await answer(parts, request, response.status(201));
  });

  router.delete('/people/:id/merges/:merge', forRoles('owner', 'agent'), async (request, response) => {
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const isUndone = await store.write(async (transaction) => {
      await auditAct(transaction, auditRow({member, what: 'person unmerge', ids: known.ids}, now()));
      return await undoMerge(transaction, idIn(request, 'merge'), now());
    });
    if (!isUndone) throw new HttpProblem('not-found');
    await answer(parts, request, response);
  });

  router.get('/people/:id/export', forRoles(...EVERYBODY), async (request, response) => {
    const {view} = await seen(parts, request, response, 'person export');
    const {templates: _templates, hints: _hints, ...person} = view;
    response.attachment(`${view.id}.json`);
    response.json({exportedAt: now().toISOString(), person});
  });

  router.delete('/people/:id', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const person = await found(parts, request, response);
    if (person.version !== version) throw new HttpProblem('changed-meanwhile');
    const {ids} = person.known;
    await auditRead(store, {member: memberOf(response), what: 'person erase', ids}, now());
    await erasePerson(parts, ids);
    response.status(204).end();
  });
  return router;
};

const idIn = ({params}: Request, name: string): string => {
  const value = params[name];
  if (typeof value !== 'string' || !UUID_PATTERN.test(value)) throw new HttpProblem('not-found');
  return value;
};

// Without a line in the audit log: for acts that write their own.
const found = async (parts: DeskParts, request: Request, response: Response): Promise<SeenPerson> => {
  const person = await readPerson(parts, memberOf(response), idIn(request, 'id'));
  if (!person) throw new HttpProblem('not-found');
  return person;
};

const seen = async (
  parts: DeskParts,
  request: Request,
  response: Response,
  what: string,
): Promise<SeenPerson> => {
  const person = await found(parts, request, response);
  await auditRead(parts.store, {member: memberOf(response), what, ids: person.known.ids}, parts.now());
  return person;
};

// The person after an act, so that the screen shows what is now.
const answer = async (parts: DeskParts, request: Request, response: Response): Promise<void> => {
  const {view, version} = await found(parts, request, response);
  setVersion(response, version);
  response.json(view satisfies PersonView);
};
