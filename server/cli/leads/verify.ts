import type {Head} from '../../evidence/chain.ts';
import {endsFileOf} from '../../keys/ends-file.ts';
import {NotedEndError, readNotedEnd, type Noted} from '../../evidence/noted-ends.ts';
import {verifyChain} from '../../evidence/verify-chain.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {findUnreadable, formatUnreadable} from '../../retention/unreadable.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import {PartialError} from '../partial-error.ts';
import type {Terminal} from '../terminal.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault} from '../vault.ts';

/**
 * `verify`: verifies the evidence of consents, up to a recorded end. Throws CommandError for damaged evidence,
 * PartialError if only answers cannot be read.
 */
export const verifyEvidence = async (
  settings: Settings,
  anchor: string | undefined,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  const noted = anchor === undefined ? undefined : readAnchor(anchor);
  if (!hasStore(settings)) return print('There is no evidence yet.');
  const file = endsFileOf(settings);
  const {found, own, unreadable} = await withVault(settings, async ({store, keyring}) => {
    // Reads the recorded end first, because a running server continues to record ends.
    const end = ownEnd(file, keyring);
    const ends = [noted, end instanceof NotedEndError ? undefined : end].filter((each) => each !== undefined);
    return {
      own: end,
      found: await store.read((db) => verifyChain(db, keyring, {ends})),
      unreadable: await store.read((db) => findUnreadable(db, keyring)),
    };
  });
  print(
    `${found.entries} entries, ${found.tombstones} of them erased; ${found.consents} consents.\nThe chain ends at ${found.head.seq}:${found.head.hash}`,
  );
  if (found.unsigned > 0)
    print(
      `${found.unsigned} entries are older than the signatures. A signed checkpoint covers their state at the upgrade.`,
    );
  const faults = [...(own instanceof NotedEndError ? [own.message] : []), ...found.faults];
  if (faults.length > 0)
    throw new CommandError(
      `The evidence is damaged:\n  ${[...faults, ...unreadable.map(formatUnreadable)].join('\n  ')}`,
    );
  if (unreadable.length > 0)
    throw new PartialError(
      `The evidence is complete. ${unreadable.length} rows of answers cannot be read with the given keys:\n  ${unreadable.map(formatUnreadable).join('\n  ')}`,
    );
  if (own === undefined && settings.DATABASE_URL === '' && found.entries > 0)
    throw new CommandError(
      `No end is noted in ${file}, although servers note ends there: removed last entries would not be found. Was the file removed, or was the store copied without the file? A server notes the end again at its next start.`,
    );
  if (own === undefined)
    print(`No server has noted an end in ${file} yet: removed last entries would not be found.`);
  print('The evidence is complete and unchanged.');
};

const ownEnd = (file: string, keyring: Keyring): Noted | NotedEndError | undefined => {
  try {
    return readNotedEnd(file, keyring);
  } catch (error) {
    if (error instanceof NotedEndError) return error;
    throw error;
  }
};

const readAnchor = (text: string): Head => {
  const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/u.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new UsageError(
      '--anchor should be the output of "verify": the number of an entry, a colon and its hash.',
    );
  return {seq: Number(seq), hash};
};
