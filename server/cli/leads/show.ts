import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {recordBatches} from '../../submission/read-records.ts';
import type {ReadRecord} from '../../submission/submission-record.ts';
import {CommandError} from '../command-error.ts';
import {PartialError} from '../partial-error.ts';
import {formatRecord} from '../record-formats.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault} from '../vault.ts';
import {endAtWithdrawnNumbers} from './withdrawn-numbers.ts';
import {noSubmission, onlyMatch, parseIdPrefix} from './id-prefix.ts';

/**
 * `show`: prints one submission in full. Throws CommandError for no match or several matches, and PartialError if
 * a part cannot be decrypted.
 */
export const showLead = async (
  settings: Settings,
  given: string,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  const {record, faults} = await readOne(settings, given);
  if (faults.length === 0) return print(formatRecord(record));
  print(formatRecord(record, {unreadable: faults}));
  throw new PartialError(`Some answers of ${record.id} cannot be read: ${faults.join('; ')}.`);
};

const readOne = async (settings: Settings, given: string): Promise<ReadRecord> => {
  const idPrefix = parseIdPrefix(given);
  if (!hasStore(settings)) throw new CommandError(noSubmission(given));
  return await withVault(settings, async ({store, keyring}) => {
    const now = new Date();
    const {value: found = []} = await recordBatches({store, keyring, now}, {idPrefix, limit: 2}).next();
    const one = onlyMatch<ReadRecord>(found, given, noSubmission(given));
    await logAccess(store, {command: 'show', submissions: [one.record.id]}, now);
    const [shown = one] = one.faults.length > 0 ? [] : await endAtWithdrawnNumbers({store, keyring}, [one]);
    return shown;
  });
};
