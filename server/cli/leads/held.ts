import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {listHeld} from '../../submission/judge-held.ts';
import {formatTable} from '../format-records.ts';
import type {Terminal} from '../run-command.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {readSubmissions} from './read-submissions.ts';

/** `held`: what waits for a look; what was called spam has had one. */
export const showHeld = async (settings: Settings, {print}: Terminal): Promise<void> => {
  const records = hasStore(settings) ? await withVault(settings, readHeld) : [];
  print(records.length === 0 ? 'Nothing is held.' : formatTable(records));
};

const readHeld = async (vault: Vault): Promise<readonly SubmissionRecord[]> => {
  const waiting = new Set((await listHeld(vault.store)).flatMap(({id, isSpam}) => (isSpam ? [] : [id])));
  if (waiting.size === 0) return [];
  await logAccess(vault.store, {command: 'held', submissions: [...waiting]}, new Date());
  return (await readSubmissions(vault, {withSuperseded: false})).filter(({id}) => waiting.has(id));
};
