import {logAccess} from '../privacy/access-log.ts';
import {judgeHeld, listHeld, type HeldSubmission, type Verdict} from '../submission/judge-held.ts';
import {CommandError} from './command-error.ts';
import {UsageError} from './usage-error.ts';
import type {Vault} from './vault.ts';

// Long enough not to hit another by accident.
const MIN_PREFIX = 4;

/** Judges held submissions by their ids or the beginnings of them; gives the ids. Nothing is done unless all of them are held. */
export async function judge(
  {store}: Vault,
  prefixes: readonly string[],
  verdict: Verdict,
): Promise<readonly string[]> {
  const held = await listHeld(store);
  const chosen = prefixes.map((prefix) => find(held, prefix));
  const ids = [...new Set(chosen.map(({id}) => id))];
  const now = new Date();
  await logAccess(store, {command: verdict, submissions: ids}, now);
  for (const submission of chosen) await judgeHeld(store, submission, {verdict, now});
  return ids;
}

function find(held: readonly HeldSubmission[], prefix: string): HeldSubmission {
  if (!/^[0-9a-f-]+$/iu.test(prefix) || prefix.length < MIN_PREFIX)
    throw new UsageError(`"${prefix}" is not an id or the beginning of one.`);
  const [found, ...more] = held.filter(({id}) => id.startsWith(prefix.toLowerCase()));
  if (!found) throw new CommandError(`Nothing that is held has the id ${prefix}.`);
  if (more.length > 0) throw new CommandError(`Several ids begin with ${prefix}. Give more of it.`);
  return found;
}
