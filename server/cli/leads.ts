/** `npm run leads`: reads, judges and erases quote requests, messages and saved questionnaires, beside a running server. */
import {Option} from 'commander';
import {readSettings} from '../settings/settings.ts';
import {showAccesses} from './leads/accesses.ts';
import {eraseLeads} from './leads/erase.ts';
import {showEvidence} from './leads/evidence.ts';
import {exportLeads} from './leads/export.ts';
import {addFilters, selectionOf, type Filters} from './leads/filters.ts';
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
  summary:
    'Reads, judges and erases what visitors have sent: quote requests, messages and saved questionnaires.',
  notes: `The store is the one that DATABASE_URL or DATA_DIR names. A server may be running. Every look at what visitors
sent is noted first: see "accesses". "<command> --help" explains a command.

Exit codes: 0 done, 1 failed, 2 called incorrectly, 3 done, but some records cannot be read.`,
  examples: [
    `${PREFIX} list --since 2026-11-01 --kind lead`,
    `${PREFIX} export --format csv --out leads.csv`,
    `${PREFIX} list --help`,
  ],
});

addFilters(
  addCommand(leads, 'list', {
    summary: 'Lists submissions, oldest first, one line each.',
    notes: `AGREED lists the consents that stand; ENDED lists those that were withdrawn or have lapsed: do not act on
them. In a terminal, cells are cut to its width; "show" with the beginning of an ID shows everything.`,
    examples: [
      `${PREFIX} list --newest --limit 20`,
      `${PREFIX} list --since 2026-11-01 --until 2026-11-30 --kind questionnaire`,
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
        none: 'No quote requests or messages yet.',
      },
      terminal,
    ),
  );

addCommand(leads, 'show', {
  summary: 'Shows one submission in full, as JSON.',
  notes: '"consents" lists the consents that stand; those withdrawn or lapsed have lists of their own.',
  examples: [`${PREFIX} show 01a1fd78-8aa1`],
})
  .argument('<id>', 'its id, or the beginning of its id')
  .action((id: string) => showLead(settings(), id, terminal));

addFilters(
  addCommand(leads, 'export', {
    summary: 'Exports submissions with all their answers, to the terminal or to a file.',
    notes: `A file is its owner's only, and replaces one of the same name as a whole. The column or list "consents" holds
the consents that stand; "withdrawnConsents" and "lapsedConsents" must not be acted on.`,
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
  summary: 'Shows what proves the consents of one submission, and whether they stand.',
  notes: `It is what was shown and agreed to, by whom and where, what was withdrawn or erased, with every hash. The secret of
the link that withdraws is left out, because whoever reads the secret can withdraw; without the secret no
consent's commitment can be recomputed.`,
  examples: [
    `${PREFIX} evidence 01a1fd78-8aa1`,
    `${PREFIX} evidence 01a1fd78-8aa1 --format json --with-secret`,
  ],
})
  .argument('<id>', 'the id of the submission, or its beginning')
  .addOption(
    new Option('--format <format>', 'a document for whoever recomputes the hashes').choices(['json']),
  )
  .option('--with-secret', 'with the secret of the link that withdraws')
  .action(
    (id: string, {format, withSecret = false}: {readonly format?: 'json'; readonly withSecret?: boolean}) =>
      showEvidence(settings(), {id, format, withSecret}, terminal),
  );

addCommand(leads, 'held', {
  summary: 'Lists what looks like spam and waits for a decision, with the reasons.',
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
  summary: 'Releases submissions that are no spam: the agent is notified, and the visitor gets the receipt.',
  examples: [`${PREFIX} release 01a1fd78-8aa1 01a1fd79-02bc`],
})
  .argument('<id...>', IDS)
  .action((ids: readonly string[]) => judgeLeads(settings(), {ids, verdict: 'release'}, terminal));

addCommand(leads, 'spam', {
  summary:
    'Marks submissions as spam: nobody is notified of them, and they are erased 90 days after they came.',
  notes: 'RETENTION_DAYS ("held") sets the 90 days. Until then "release" takes the mark back.',
  examples: [`${PREFIX} spam 01a1fd78-8aa1`],
})
  .argument('<id...>', IDS)
  .action((ids: readonly string[]) => judgeLeads(settings(), {ids, verdict: 'spam'}, terminal));

addCommand(leads, 'erase', {
  summary: 'Erases the answers of submissions, for good.',
  examples: [
    `${PREFIX} erase 01a1fd78-8aa1-71ad-a709-e8fb8fdba10d`,
    `${PREFIX} erase --email ana@mail.example`,
  ],
})
  .argument('[id...]', 'full ids')
  .option('--email <address>', 'everything that came from this address')
  .action((ids: readonly string[], {email}: {readonly email?: string}) =>
    eraseLeads(settings(), {ids, email}, terminal),
  );

addCommand(leads, 'verify', {
  summary: 'Proves that the evidence of consents is complete and unchanged.',
  examples: [`${PREFIX} verify`, `${PREFIX} verify --anchor 212:6f1d...`],
})
  .option(
    '--anchor <entry:hash>',
    'an end of the chain that was printed and noted earlier: proves that nothing was cut off since',
  )
  .action(({anchor}: {readonly anchor?: string}) => verifyEvidence(settings(), anchor, terminal));

type PurgeOptions = {readonly dryRun?: boolean; readonly yesTheClockIsRight?: boolean};

addCommand(leads, 'purge', {
  summary: 'Erases what has been kept long enough. The server does the same every day.',
  notes: `A purge that follows a jump of the clock, or that would erase an unusual share, is withheld until the clock is
confirmed.`,
  examples: [`${PREFIX} purge --dry-run`],
})
  .option('--dry-run', 'count, and erase nothing')
  .option('--yes-the-clock-is-right', 'confirm the clock, and erase')
  .action(({dryRun = false, yesTheClockIsRight = false}: PurgeOptions) =>
    purgeLeads(settings(), {isDry: dryRun, isClockConfirmed: yesTheClockIsRight}, terminal),
  );

addCommand(leads, 'accesses', {
  summary: 'Lists who looked at what with these commands, oldest first.',
  examples: [`${PREFIX} accesses`],
}).action(() => showAccesses(settings(), terminal));

await runProgram(leads);
