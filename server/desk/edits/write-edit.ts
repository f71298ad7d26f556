import type {Response} from 'express';
import type {Changed, EditWrite} from '../../edits/edit.store.ts';
import type {Transact} from '../../storage/store.ts';
import {auditAct, auditRow} from '../audit/audit.ts';
import type {DeskParts} from '../desk-parts.ts';
import {memberOf} from '../request/member-of.ts';

type Act<Refused> = (transaction: Transact, write: EditWrite) => Promise<number | Refused>;

/**
 * Runs an edit in one transaction with the audit entry. Returns the new version, or the reason for a refusal; an
 * act that creates an entry returns the new id. Then reloads the edits, so that the next request to this process
 * sees the change.
 */
export const writeEdit = async <Refused = Changed>(
  {store, now, edits}: Pick<DeskParts, 'store' | 'now' | 'edits'>,
  response: Response,
  {
    what,
    name,
    version,
  }: {readonly what: string; readonly name?: string; readonly version: number | undefined},
  act: Act<Refused>,
): Promise<number | Refused> => {
  const member = memberOf(response);
  const at = now();
  const outcome = await store.write(async (transaction) => {
    const done = await act(transaction, {actor: member.mail, now: at, version});
    if (typeof done === 'number')
      await auditAct(transaction, auditRow({member, what, ids: [name ?? String(done)]}, at));
    return done;
  });
  await edits.refresh();
  return outcome;
};
