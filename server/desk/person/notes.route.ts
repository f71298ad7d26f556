import {Router} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {markAnswered, touchInboxItems} from '../../submission/inbox/inbox-item.store.ts';
import {auditAct, auditRow} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {versionOf} from '../request/version.ts';
import {changeNote, keepNote} from './notes.ts';
import {answer, found} from './person-request.ts';
import {NoteBody, NoteChangeBody} from './person.schema.ts';

/** `/people/:id/notes`: notes about a person. A note of a call is an answer to what the person sent. */
export const noteRoutes: DeskModule = (parts) => {
  const {store, keys, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.post('/people/:id/notes', forMembers, async (request, response) => {
    const note = await bodyOf(request, NoteBody);
    const {known} = await found(parts, request, response);
    const member = memberOf(response);
    const keyring = await keys.ring();
    const time = now();
    const [at, submissionId] = [time.toISOString(), known.newest.id];
    await store.write(async (transaction) => {
      await keepNote(transaction, keyring, {...note, submission_id: submissionId, at, member: member.mail});
      if (note.isCall) await markAnswered(transaction, known.ids, at);
      await touchInboxItems(transaction, [submissionId], time);
      await auditAct(transaction, auditRow({member, what: 'person note', ids: [submissionId]}, time));
    });
    await answer(parts, request, response.status(201));
  });

  router.put('/people/:id/notes/:note', forMembers, async (request, response) => {
    const version = versionOf(request);
    const {text} = await bodyOf(request, NoteChangeBody);
    const {known, view} = await found(parts, request, response);
    const id = idOf(request, 'note');
    // Nobody replaces a text without having seen the text.
    const isHidden = view.timeline.some(
      (entry) => entry.kind === 'note' && entry.id === id && entry.isTextHidden,
    );
    if (isHidden) throw new HttpProblem('not-allowed');
    const member = memberOf(response);
    const keyring = await keys.ring();
    const change = {
      id,
      ids: known.ids,
      version,
      text,
      member: member.mail,
      now: now(),
    };
    const outcome = await store.write(async (transaction) => {
      const done = await changeNote(transaction, keyring, change);
      const row = auditRow({member, what: 'person note change', ids: [known.newest.id]}, change.now);
      if (done !== 'changed') return done;
      await touchInboxItems(transaction, [known.newest.id], change.now);
      await auditAct(transaction, row);
      return done;
    });
    if (outcome !== 'changed') throw new HttpProblem(outcome);
    await answer(parts, request, response);
  });
  return router;
};
