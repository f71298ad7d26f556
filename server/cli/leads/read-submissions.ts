import type {Settings} from '../../settings/settings.ts';
import {logAccess} from '../../evidence/access-log.ts';
import {recordBatches} from '../../submission/read-records.ts';
import type {Selection} from '../../submission/selection.ts';
import type {ReadRecord, SubmissionRecord} from '../../submission/submission-record.ts';
import {PartialError} from '../partial-error.ts';
import {hasStore, withVault} from '../vault.ts';
import {endAtWithdrawnNumbers} from './withdrawn-numbers.ts';

type Reading = {
  /** The name of the command in the log of accesses. */
  readonly command: string;
  readonly selection: Selection;
};

/**
 * Passes the selected records to `onBatch` in batches, after the access is logged. Records that cannot be
 * decrypted are left out; at the end, PartialError names them.
 */
export const readSubmissions = async (
  settings: Settings,
  {command, selection}: Reading,
  onBatch: (records: readonly SubmissionRecord[]) => Promise<void>,
): Promise<void> => {
  if (!hasStore(settings)) return;
  const unreadable: ReadRecord[] = [];
  await withVault(settings, async ({store, keyring}) => {
    const now = new Date();
    await logAccess(store, {command, submissions: 'all'}, now);
    for await (const batch of recordBatches({store, keyring, now}, selection)) {
      const [bad, good] = [batch.filter(isUnreadable), batch.filter((read) => !isUnreadable(read))];
      unreadable.push(...bad);
      const shown = await endAtWithdrawnNumbers({store, keyring}, good);
      if (shown.length > 0) await onBatch(shown.map(({record}) => record));
    }
  });
  if (unreadable.length > 0) throw new PartialError(unreadableText(unreadable));
};

const isUnreadable = ({faults}: ReadRecord): boolean => faults.length > 0;

// Lists the records that cannot be decrypted, with the reasons.
const unreadableText = (unreadable: readonly ReadRecord[]): string =>
  [
    `Not readable: ${unreadable.length}. All others are shown.`,
    ...unreadable.map(
      ({record: {id, kind, receivedAt}, faults}) => `  ${id}  ${kind}, ${receivedAt}: ${faults.join('; ')}`,
    ),
    '"npm run leads -- show <id>" shows the readable answers. A backup may contain the complete records.',
  ].join('\n');
