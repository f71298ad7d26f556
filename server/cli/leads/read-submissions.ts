import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {readSavedAnswers} from '../../submission/saved-results-record.ts';
import {readRecords, type Selection, type SubmissionRecord} from '../../submission/submission-record.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';

/** Submissions with everything that was said in them. Whoever calls notes the access. */
export const readSubmissions = (
  {store, keyring}: Vault,
  selection: Selection,
): Promise<readonly SubmissionRecord[]> =>
  store.read(async (db) => {
    const records = await readRecords(db, keyring, selection);
    const [only, ...others] = records;
    const saved = await readSavedAnswers(db, keyring, others.length === 0 ? only?.id : undefined);
    return records.map((record) => Object.assign({}, record, saved.get(record.id)));
  });

/** All of them, noted as looked at by a command; none when there is no store yet. */
export const readAllSubmissions = async (
  settings: Settings,
  command: string,
  withSuperseded: boolean,
): Promise<readonly SubmissionRecord[]> => {
  if (!hasStore(settings)) return [];
  return await withVault(settings, async (vault) => {
    await logAccess(vault.store, {command, submissions: 'all'}, new Date());
    return await readSubmissions(vault, {withSuperseded});
  });
};
