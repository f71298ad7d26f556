import type {Head} from '../../evidence/chain.ts';
import {verifyChain} from '../../evidence/verify-chain.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../run-command.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault} from '../vault.ts';

/** `verify`: proves the evidence of consents, up to an end that was noted earlier. Throws CommandError when it is damaged. */
export const verifyEvidence = async (
  settings: Settings,
  anchor: string | undefined,
  {print}: Terminal,
): Promise<void> => {
  const noted = anchor === undefined ? undefined : readAnchor(anchor);
  if (!hasStore(settings)) return print('There is no evidence yet.');
  const found = await withVault(settings, ({store, keyring}) =>
    store.read((db) => verifyChain(db, keyring, noted)),
  );
  print(
    `${found.entries} entries, ${found.tombstones} of them erased; ${found.consents} consents.\nThe chain ends at ${found.head.seq}:${found.head.hash}`,
  );
  if (found.faults.length > 0)
    throw new CommandError(`The evidence is damaged:\n  ${found.faults.join('\n  ')}`);
  print('The evidence is complete and unchanged.');
};

const readAnchor = (text: string): Head => {
  const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/u.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new UsageError('--anchor is what "verify" printed: the number of an entry, a colon and its hash.');
  return {seq: Number(seq), hash};
};
