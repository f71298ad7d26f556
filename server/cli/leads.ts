/** `npm run leads`: reads, judges and erases quote requests, messages and saved questionnaires, beside a running server. */
import {Option} from 'commander';
import {readSettings} from '../settings/settings.ts';
import {showAccesses} from './leads/accesses.ts';
import {eraseLeads} from './leads/erase.ts';
import {showEvidence} from './leads/evidence.ts';
import {exportLeads} from './leads/export.ts';
import {addFilters, noneOf, selectionOf, type Filters} from './leads/filters.ts';
import {judgeLeads} from './leads/judge.ts';
import {listLeads} from './leads/list.ts';
import {purgeLeads} from './leads/purge.ts';
import {showLead} from './leads/show.ts';
import {verifyEvidence} from './leads/verify.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';

const PREFIX = 'npm run -s leads --';
const terminal = processTerminal();
const settings = () => readSettings(terminal.environment);

const leads = createProgram('npm run leads --', {
  summary: 'Reads, judges and erases submissions: quote requests, messages and saved questionnaires.',
  notes: `The store is the one that DATABASE_URL or DATA_DIR names. A server may be running. Every access to
submissions is logged first: see "accesses". "<command> --help" explains a command.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done, but some records cannot be read.`,
  examples: [
    `${PREFIX} list --since 2026-11-01 --kind lead`,
    `${PREFIX} export --format csv --out leads.csv`,
    `${PREFIX} list --help`,
  ],
});

addFilters(
  addCommand(leads, 'list', {
    summary: 'Lists submissions, oldest first, one line each.',
    notes: `AGREED lists the consents in force; ENDED lists withdrawn and lapsed consents, which permit
no contact. In a terminal, cells are cut to its width; "show" with the beginning of an ID shows everything.`,
    examples: [
      `${PREFIX} list --newest --limit 20`,
      `${PREFIX} list --since 2026-11-01 --until 2026-11-30 --kind contact`,
      `${PREFIX} list --limit 50 --page 2`,
    ],
  }),
)
  .option('--wide', 'cut nothing')
  .action(({wide = false, ...filters}: Filters & {readonly wide?: boolean}) =>
    listLeads(
      settings(),
      {
        command: 'list',
        selection: selectionOf(filters),
        isWide: wide,
        none: noneOf(filters),
      },
      terminal,
    ),
  );

addCommand(leads, 'show', {
  summary: 'Shows one submission in full, as JSON.',
  notes: '"consents" lists the consents in force; withdrawn and lapsed consents have separate lists.',
  examples: [`${PREFIX} show 01a1fd78-8aa1`],
})
  .argument('<id>', 'the id, or the beginning of the id')
  .action((id: string) => showLead(settings(), id, terminal));

addFilters(
  addCommand(leads, 'export', {
    summary: 'Exports submissions with all their answers, to the terminal or to a file.',
    notes: `Only the owner can read the file, which replaces a file of the same name at once. The column or list "consents" has
the consents in force; "withdrawnConsents" and "lapsedConsents" permit no contact.`,
    examples: [
      `${PREFIX} export --format csv --out leads.csv`,
      `${PREFIX} export --format json --since 2026-11-01 --kind lead`,
    ],
  }),
)
  .addOption(
    new Option('--format <format>', 'one JSON array, or CSV that is safe to open in a spreadsheet')
      .choices(['json', 'csv'])
      .makeOptionMandatory(),
  )
  .option('--out <file>', 'the file to write')
  .action(({format, out, ...filters}: Filters & {readonly format: 'json' | 'csv'; readonly out?: string}) =>
    exportLeads(settings(), {format, out, selection: selectionOf(filters)}, terminal),
  );

addCommand(leads, 'evidence', {
  summary: 'Shows the evidence of the consents of one submission, and whether they are in force.',
  notes: `The evidence: the shown text, the consent, its person and place, withdrawals and erasures, every hash. The secret of
the withdrawal link is left out, because every reader of the secret can withdraw; without the secret no
consent's commitment can be recomputed.`,
  examples: [
    `${PREFIX} evidence 01a1fd78-8aa1`,
    `${PREFIX} evidence 01a1fd78-8aa1 --format json --with-secret`,
  ],
})
  .argument('<id>', 'the id of the submission, or its beginning')
  .addOption(new Option('--format <format>', 'a document for recomputing the hashes').choices(['json']))
  .option('--with-secret', 'include the secret of the withdrawal link')
  .action(
    (id: string, {format, withSecret = false}: {readonly format?: 'json'; readonly withSecret?: boolean}) =>
      showEvidence(settings(), {id, format, withSecret}, terminal),
  );

addCommand(leads, 'held', {
  summary: 'Lists possible spam that waits for a decision, with the reasons.',
  notes: 'Decide with "release" and "spam". Nobody has been notified of these submissions.',
  examples: [`${PREFIX} held`],
})
  .option('--wide', 'cut nothing')
  .action(({wide = false}: {readonly wide?: boolean}) =>
    listLeads(
      settings(),
      {command: 'held', selection: {statuses: ['flagged']}, isWide: wide, none: 'Nothing is flagged.'},
      terminal,
    ),
  );

const IDS = 'ids, or the beginnings of ids';

addCommand(leads, 'release', {
  summary: 'Releases submissions that are not spam: the agent is notified, and the visitor gets the receipt.',
  examples: [`${PREFIX} release 01a1fd78-8aa1 01a1fd79-02bc`],
})
  .argument('<id...>', IDS)
  .action((ids: readonly string[]) => judgeLeads(settings(), {ids, verdict: 'release'}, terminal));

addCommand(leads, 'spam', {
  summary:
    'Marks submissions as spam: nobody is notified of them, and they are erased 90 days after their arrival.',
  notes: 'RETENTION_DAYS ("held") sets the 90 days. Until then "release" removes the mark.',
  examples: [`${PREFIX} spam 01a1fd78-8aa1`],
})
  .argument('<id...>', IDS)
  .action((ids: readonly string[]) => judgeLeads(settings(), {ids, verdict: 'spam'}, terminal));

addCommand(leads, 'erase', {
  summary: 'Erases the answers of submissions permanently.',
  examples: [
    `${PREFIX} erase 01a1fd78-8aa1-71ad-a709-e8fb8fdba10d`,
    `${PREFIX} erase --email ana@mail.example`,
  ],
})
  .argument('[id...]', 'full ids')
  .option('--email <address>', 'all submissions from this address')
  .action((ids: readonly string[], {email}: {readonly email?: string}) =>
    eraseLeads(settings(), {ids, email}, terminal),
  );

addCommand(leads, 'verify', {
  summary: 'Proves that the evidence of consents is complete and unchanged.',
  examples: [`${PREFIX} verify`, `${PREFIX} verify --anchor 212:6f1d...`],
})
  .option(
    '--anchor <entry:hash>',
    'an end of the chain that was printed and noted earlier: proves that no later entry was removed',
  )
  .action(({anchor}: {readonly anchor?: string}) => verifyEvidence(settings(), anchor, terminal));

type PurgeOptions = {readonly dryRun?: boolean; readonly yesTheClockIsRight?: boolean};

addCommand(leads, 'purge', {
  summary: 'Erases records past their retention period. The server does the same every day.',
  notes: `A purge that follows a jump of the clock, or that would erase an unusual share, is withheld until the clock is
confirmed.`,
  examples: [`${PREFIX} purge --dry-run`],
})
  .option('--dry-run', 'count the records, and erase nothing')
  .option('--yes-the-clock-is-right', 'confirm the clock, and erase the records')
  .action(({dryRun = false, yesTheClockIsRight = false}: PurgeOptions) =>
    purgeLeads(settings(), {isDry: dryRun, isClockConfirmed: yesTheClockIsRight}, terminal),
  );

addCommand(leads, 'accesses', {
  summary: 'Lists every access to personal data by command and at the desk, oldest first.',
  examples: [`${PREFIX} accesses`],
}).action(() => showAccesses(settings(), terminal));

await runProgram(leads);
