import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import {formatRecord} from '../format-records.ts';
import type {Terminal} from '../run-command.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault} from '../vault.ts';
import {parseIdPrefix} from './id-prefix.ts';
import {readSubmissions} from './read-submissions.ts';

/** `show`: one submission in full. Throws CommandError when none or several begin like that. */
export const showLead = async (
  settings: Settings,
  ids: readonly string[],
  {print}: Terminal,
): Promise<void> => {
  print(formatRecord(await readOne(settings, ids)));
};

const readOne = async (settings: Settings, ids: readonly string[]): Promise<SubmissionRecord> => {
  const [given, ...others] = ids;
  if (given === undefined || others.length > 0) throw new UsageError('"show" needs one id.');
  const idPrefix = parseIdPrefix(given);
  const none = new CommandError(`There is no quote request or message ${given}.`);
  if (!hasStore(settings)) throw none;
  return await withVault(settings, async (vault) => {
    const [found, ...more] = await readSubmissions(vault, {idPrefix});
    if (!found) throw none;
    if (more.length > 0) throw new CommandError(`Several ids begin with ${given}. Give more of it.`);
    await logAccess(vault.store, {command: 'show', submissions: [found.id]}, new Date());
    return found;
  });
};
