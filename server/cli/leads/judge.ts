import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {judgeHeld, listHeld, type HeldSubmission, type Verdict} from '../../submission/judge-held.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../run-command.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {parseIdPrefix} from './id-prefix.ts';

/** `release` and `spam`: judges held submissions by their ids or the beginnings of them. Nothing is done unless all of them are held. */
export const judgeLeads = async (
  settings: Settings,
  {ids, verdict}: {readonly ids: readonly string[]; readonly verdict: Verdict},
  {print}: Terminal,
): Promise<void> => {
  if (ids.length > 0 && !hasStore(settings)) throw new CommandError('Nothing is held yet.');
  const judged = ids.length === 0 ? [] : await withVault(settings, (vault) => judge(vault, ids, verdict));
  if (judged.length === 0) throw new UsageError(`"${verdict}" needs at least one id.`);
  print(`${verdict === 'spam' ? 'Marked as spam' : 'Released'}: ${judged.join(', ')}.`);
};

const judge = async (
  {store}: Vault,
  prefixes: readonly string[],
  verdict: Verdict,
): Promise<readonly string[]> => {
  const held = await listHeld(store);
  const chosen = prefixes.map((prefix) => find(held, prefix));
  const ids = [...new Set(chosen.map(({id}) => id))];
  const now = new Date();
  await logAccess(store, {command: verdict, submissions: ids}, now);
  for (const submission of chosen) await judgeHeld(store, submission, {verdict, now});
  return ids;
};

const find = (held: readonly HeldSubmission[], given: string): HeldSubmission => {
  const prefix = parseIdPrefix(given);
  const [found, ...more] = held.filter(({id}) => id.startsWith(prefix));
  if (!found) throw new CommandError(`Nothing that is held has the id ${given}.`);
  if (more.length > 0) throw new CommandError(`Several ids begin with ${given}. Give more of it.`);
  return found;
};
