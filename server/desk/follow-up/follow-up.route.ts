import {Router} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditAct, auditRow} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {readIds} from '../person/read-person.ts';
import {FollowUpBody, FollowUpChangeBody} from '../person/person.schema.ts';
import {bodyOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {setVersion, versionOf} from '../request/version.ts';
import {addFollowUp, changeFollowUp} from './follow-up.store.ts';

/** `/people/:id/follow-ups`, `/follow-ups/:id`: the follow-up days of a person. */
export const followUpRoutes: DeskModule = (parts) => {
  const {store, keys, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.post('/people/:id/follow-ups', forMembers, async (request, response) => {
    const {id: chosen, dueOn, subject, isForVisitor} = await bodyOf(request, FollowUpBody);
    const id = idOf(request);
    const ids = await store.read((db) => readIds(db, parts, id));
    const [submissionId] = ids ?? [];
    if (submissionId === undefined) throw new HttpProblem('not-found');
    const member = memberOf(response);
    const keyring = await keys.ring();
    const added = await store.write(async (transaction) => {
      await auditAct(transaction, auditRow({member, what: 'follow-up', ids: [submissionId]}, now()));
      return await addFollowUp(transaction, keyring, {
        id: chosen,
        submissionId,
        dueOn,
        subject,
        isForVisitor,
        by: member.mail,
        now: now(),
      });
    });
    setVersion(response, added.version);
    response.status(201).json(added);
  });

  router.put('/follow-ups/:id', forMembers, async (request, response) => {
    const version = versionOf(request);
    const change = await bodyOf(request, FollowUpChangeBody);
    const id = idOf(request);
    const member = memberOf(response);
    const keyring = await keys.ring();
    const changed = await store.write(async (transaction) => {
      const done = await changeFollowUp(transaction, keyring, {
        ...change,
        id,
        version,
        reader: member,
        now: now(),
      });
      if (typeof done === 'object')
        await auditAct(transaction, auditRow({member, what: 'follow-up change', ids: [id]}, now()));
      return done;
    });
    if (changed === 'gone') throw new HttpProblem('not-found');
    if (changed === 'changed') throw new HttpProblem('changed-meanwhile');
    if (changed === 'hidden') throw new HttpProblem('not-allowed');
    setVersion(response, changed.version);
    response.json(changed);
  });
  return router;
};
