/** The program behind `npm run leads`: reads, judges and erases quote requests, messages and saved questionnaires, beside a running server. */
import {parseArgs} from 'node:util';
import {readSettings} from '../settings/settings.ts';
import {showAccesses} from './leads/accesses.ts';
import {eraseLeads} from './leads/erase.ts';
import {showEvidence} from './leads/evidence.ts';
import {exportLeads} from './leads/export.ts';
import {showHeld} from './leads/held.ts';
import {judgeLeads} from './leads/judge.ts';
import {listLeads} from './leads/list.ts';
import {purgeLeads} from './leads/purge.ts';
import {showLead} from './leads/show.ts';
import {verifyEvidence} from './leads/verify.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run leads -- <command>

  list [--superseded]           every quote request, message and saved questionnaire, oldest first, one line each
  show <id>                     one of them in full; the beginning of its id is enough
  export --format json|csv      all of them, to the terminal or to a file
         [--out <file>] [--superseded]
  evidence <id> [--format json] [--with-secret]
                                what proves the consents of one: what was shown and agreed to, by whom and where, what was
                                withdrawn or erased, with every hash; as JSON to hand to somebody who recomputes them. The
                                secret of the link that withdraws is left out, because whoever reads it can withdraw. No
                                consent's commitment can be recomputed without it: --with-secret shows it
  held                          what looks like spam and waits for a look, with its reasons
  release <id>...               no spam: tells the agent, and sends the visitor's receipt
  spam <id>...                  spam: nobody is told of it, and it goes 90 days after it came (held in RETENTION_DAYS)
  erase <id>... | --email <address>
                                erases what was said in them; the full id is needed, or the address that everything
                                of one person came from
  verify [--anchor <entry>:<hash>]
                                proves that the evidence of consents is complete and unchanged; an end of the chain that
                                was printed and noted earlier proves that nothing was cut off since
  purge [--dry-run]             erases what has been kept long enough (the server does so every day)
  accesses                      who looked at what, by these commands

Held ones are marked wherever they are listed. Answers that their sender has replaced are left out,
unless --superseded asks for them. The store is the one that DATABASE_URL or DATA_DIR names.`;

const leads = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: {type: 'string'},
      out: {type: 'string'},
      superseded: {type: 'boolean', default: false},
      email: {type: 'string'},
      anchor: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
      'with-secret': {type: 'boolean', default: false},
    },
  });
  const [command, ...ids] = positionals;
  if (['list', 'held', 'export', 'verify', 'purge', 'accesses'].includes(command ?? '') && ids.length > 0)
    throw new UsageError(`"${command}" takes no "${ids.join(' ')}".`);
  requireOwnOptions(command, values);
  const settings = readSettings(terminal.environment);
  switch (command) {
    case 'list':
      await listLeads(settings, values.superseded, terminal);
      return;
    case 'held':
      await showHeld(settings, terminal);
      return;
    case 'release':
    case 'spam':
      await judgeLeads(settings, {ids, verdict: command}, terminal);
      return;
    case 'show':
      await showLead(settings, ids, terminal);
      return;
    case 'evidence':
      await showEvidence(settings, {ids, format: values.format, withSecret: values['with-secret']}, terminal);
      return;
    case 'export':
      await exportLeads(
        settings,
        {format: values.format, out: values.out, withSuperseded: values.superseded},
        terminal,
      );
      return;
    case 'erase':
      await eraseLeads(settings, {ids, email: values.email}, terminal);
      return;
    case 'verify':
      await verifyEvidence(settings, values.anchor, terminal);
      return;
    case 'purge':
      await purgeLeads(settings, {isDry: values['dry-run']}, terminal);
      return;
    case 'accesses':
      await showAccesses(settings, terminal);
      return;
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
};

const OWNERS = {
  format: ['export', 'evidence'],
  out: ['export'],
  superseded: ['list', 'export'],
  email: ['erase'],
  anchor: ['verify'],
  'dry-run': ['purge'],
  'with-secret': ['evidence'],
} as const;

const requireOwnOptions = (command: string | undefined, values: Readonly<Record<string, unknown>>): void => {
  for (const [option, owners] of Object.entries(OWNERS)) {
    const isGiven = values[option] !== undefined && values[option] !== false;
    if (isGiven && !owners.some((owner) => owner === command))
      throw new UsageError(`--${option} belongs to ${owners.map((owner) => `"${owner}"`).join(' and ')}.`);
  }
};

await runCommand(USAGE, leads);
