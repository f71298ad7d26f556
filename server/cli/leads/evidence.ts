import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import {readEvidence} from '../evidence-record.ts';
import {formatEvidence, formatEvidenceJson, type EvidenceDocument} from '../format-evidence.ts';
import type {Terminal} from '../run-command.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault} from '../vault.ts';
import {parseIdPrefix} from './id-prefix.ts';

type Options = {
  readonly ids: readonly string[];
  readonly format: string | undefined;
  readonly withSecret: boolean;
};

/** `evidence`: what proves the consents of one submission, opened. Throws CommandError when none or several begin like that, and, once all is printed, when it is damaged. */
export const showEvidence = async (
  settings: Settings,
  {ids, format, withSecret}: Options,
  {print}: Terminal,
): Promise<void> => {
  const [given, ...others] = ids;
  if (given === undefined || others.length > 0) throw new UsageError('"evidence" needs one id.');
  if (format !== undefined && format !== 'json')
    throw new UsageError('"evidence" has --format json and no other.');
  const found = await readDocument(settings, given, withSecret);
  print(format === 'json' ? formatEvidenceJson(found) : formatEvidence(found));
  if (found.faults.length > 0)
    throw new CommandError(`The evidence is damaged:\n  ${found.faults.join('\n  ')}`);
};

const readDocument = async (
  settings: Settings,
  given: string,
  withSecret: boolean,
): Promise<EvidenceDocument> => {
  const prefix = parseIdPrefix(given);
  const none = new CommandError(`There is no quote request or message ${given}.`);
  if (!hasStore(settings)) throw none;
  return await withVault(settings, async ({store, keyring}) => {
    const [found, ...more] = await store.read((db) =>
      db
        .selectFrom('submission')
        .select(['id', 'received_at'])
        .where('id', 'like', `${prefix}%`)
        .limit(2)
        .execute(),
    );
    if (!found) throw none;
    if (more.length > 0) throw new CommandError(`Several ids begin with ${given}. Give more of it.`);
    const {id: submissionId, received_at: receivedAt} = found;
    const command = withSecret ? 'evidence with secret' : 'evidence';
    await logAccess(store, {command, submissions: [submissionId]}, new Date());
    const records = await store.read((db) => readEvidence(db, keyring, {submissionId, withSecret}));
    return {submissionId, receivedAt, ...records};
  });
};
