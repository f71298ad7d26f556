import {Router} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {indexPeople} from '../../submission/inbox/corrected-terms.ts';
import {markAnswered, touchInboxItems} from '../../submission/inbox/inbox-item.store.ts';
import {changeCard} from '../../submission/person/person-card.ts';
import {auditAct, auditRead, auditRow} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forMembers, forRoles, memberOf} from '../request/member-of.ts';
import {setVersion, versionOf} from '../request/version.ts';
import {erasePerson, everyIdOf} from './erase-person.ts';
import {mergePeople, undoMerge} from './merges.ts';
import {answer, found, seen} from './person-request.ts';
import {CardBody, MailBodySchema, MergeBody} from './person.schema.ts';
import {readPerson} from './read-person.ts';
import {writeMail} from './write-mail.ts';

/** `/people`: a person with all submissions and acts of members. */
export const personRoutes: DeskModule = (parts) => {
  const {store, keys, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.get('/people/:id', forMembers, async (request, response) => {
    const {view, version} = await seen(parts, request, response, 'person');
    setVersion(response, version);
    response.json(view);
  });

  router.put('/people/:id', forMembers, async (request, response) => {
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
      if (next === undefined) return undefined;
      await indexPeople(transaction, keyring, known.ids);
      await touchInboxItems(transaction, known.ids, now());
      await auditAct(transaction, row);
      return next;
    });
    if (done === undefined) throw new HttpProblem('changed-meanwhile');
    await answer(parts, request, response);
  });

  router.post('/people/:id/mails', forMembers, async (request, response) => {
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
      await markAnswered(transaction, known.ids, at.toISOString());
      await touchInboxItems(transaction, [submissionId], at);
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
    const keyring = await keys.ring();
    await store.write(async (transaction) => {
      await mergePeople(transaction, {id, otherId, by: member.mail, now: now()});
      await indexPeople(transaction, keyring, [id]);
      await touchInboxItems(transaction, [...known.ids, ...other.known.ids], now());
      await auditAct(transaction, auditRow({member, what: 'person merge', ids: [id, otherId]}, now()));
    });
    await answer(parts, request, response.status(201));
  });

  router.delete('/people/:id/merges/:merge', forRoles('owner', 'agent'), async (request, response) => {
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const keyring = await keys.ring();
    const merge = {id: idOf(request, 'merge'), ids: known.ids, now: now()};
    const isUndone = await store.write(async (transaction) => {
      if (!(await undoMerge(transaction, merge))) return false;
      await auditAct(transaction, auditRow({member, what: 'person unmerge', ids: known.ids}, merge.now));
      await indexPeople(transaction, keyring, known.ids);
      await touchInboxItems(transaction, known.ids, merge.now);
      return true;
    });
    if (!isUndone) throw new HttpProblem('not-found');
    await answer(parts, request, response);
  });

  router.get('/people/:id/export', forMembers, async (request, response) => {
    const {view} = await seen(parts, request, response, 'person export');
    const {templates: _templates, hints: _hints, ...person} = view;
    response.attachment(`${view.id}.json`);
    response.json({exportedAt: now().toISOString(), person});
  });

  // An erasure is final, and the member who asks for it may have a colleague's session: decision 015.
  router.delete('/people/:id', forRoles('owner'), async (request, response) => {
    const version = versionOf(request);
    const person = await found(parts, request, response);
    if (person.version !== version) throw new HttpProblem('changed-meanwhile');
    const ids = await everyIdOf(store, person.known.ids);
    await auditRead(store, {member: memberOf(response), what: 'person erase', ids}, now());
    await erasePerson(parts, ids);
    response.status(204).end();
  });
  return router;
};
