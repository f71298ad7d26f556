import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {
  judgeFlagged,
  listFlagged,
  type FlaggedSubmission,
  type Verdict,
} from '../../submission/judge-flagged.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {onlyMatch, parseIdPrefix} from './id-prefix.ts';

/**
 * `release` and `spam`: judges flagged submissions by their ids or the beginnings of their ids. Nothing is changed unless all of them are
 * flagged.
 */
export const judgeLeads = async (
  settings: Settings,
  {ids, verdict}: {readonly ids: readonly string[]; readonly verdict: Verdict},
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  if (!hasStore(settings)) throw new CommandError('Nothing is flagged yet.');
  const judged = await withVault(settings, (vault) => judge(vault, ids, verdict));
  print(`${verdict === 'spam' ? 'Marked as spam' : 'Released'}: ${judged.join(', ')}.`);
};

const judge = async (
  {store}: Vault,
  prefixes: readonly string[],
  verdict: Verdict,
): Promise<readonly string[]> => {
  const flagged = await listFlagged(store);
  const chosen = prefixes.map((prefix) => find(flagged, prefix));
  const ids = [...new Set(chosen.map(({id}) => id))];
  const now = new Date();
  await logAccess(store, {command: verdict, submissions: ids}, now);
  for (const submission of chosen) await judgeFlagged(store, submission, {verdict, now});
  return ids;
};

const find = (flagged: readonly FlaggedSubmission[], given: string): FlaggedSubmission => {
  const prefix = parseIdPrefix(given);
  const matches = flagged.filter(({id}) => id.startsWith(prefix));
  return onlyMatch(matches, given, `No flagged submission has the id ${given}.`);
};
