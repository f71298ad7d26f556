/** `npm run agency`: creates the configuration of an agency, and lists what is missing before its site goes live. */
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {checkAgency} from './agency/check-agency.ts';
import type {Finding} from './agency/check/finding.ts';
import {openDialogue} from './agency/dialogue.ts';
import {newAgency} from './agency/new-agency.ts';
import {CommandError} from './command-error.ts';
import {PartialError} from './partial-error.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';

const {environment, print} = processTerminal();

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok        ',
  missing: 'MISSING   ',
  note: 'note      ',
  unchecked: 'unchecked ',
};

const make = async (folder: string, {answers}: {readonly answers?: string}): Promise<void> => {
  const dialogue = openDialogue(print);
  try {
    if (answers === undefined)
      print('Enter accepts the value in [brackets]. Every answer is kept: you can stop at any time.');
    const file = await newAgency(folder, chicagoDay(Date.now()), dialogue, answers);
    print(`\nWrote ${file}. Next:\n`);
    print(`  AGENCY_CONFIG=${file} npm run agency -- check --offline`);
    print(`  AGENCY_CONFIG=${file} npm start`);
    print('\nagency/README.md lists the texts that you may put beside the file.');
  } finally {
    dialogue.close();
  }
};

const check = async (options: {
  readonly offline?: true;
  readonly resolver?: string;
  readonly dkimSelector?: string;
}): Promise<void> => {
  const {offline = false, resolver, dkimSelector} = options;
  const findings = await checkAgency(environment, {isOffline: offline, resolver, dkimSelector}, new Date());
  for (const {state, text, source} of findings) {
    print(`${marks[state]}${text}`);
    if (source !== undefined) print(`          ${source}`);
  }
  const missing = findings.filter(({state}) => state === 'missing').length;
  const open = findings.filter(({state}) => state === 'unchecked').length;
  if (missing > 0)
    throw new CommandError(
      `\n${missing} of ${findings.length} points are missing before the site goes live.`,
    );
  if (open > 0) throw new PartialError(`\nNothing is missing, but ${open} points were not checked.`);
  print('\nNothing is missing.');
};

const program = createProgram('npm run agency --', {
  summary:
    'Creates the configuration of your own agency, and lists what is missing before the site goes live.',
  notes: '"check" reads the same settings as the server: run the command with the environment of the server.',
  examples: [
    'npm run agency -- new my-agency',
    'AGENCY_CONFIG=my-agency/agency.json npm run agency -- check',
  ],
});

addCommand(program, 'new', {
  summary: 'Asks for the data of an agency, and writes agency.json into a folder.',
  notes:
    'Each answer is checked at once and kept in agency.draft.json until the last: the same command continues\n' +
    'after a break. A file with an object of texts, keyed by the names of the questions, replaces the questions.',
  examples: ['npm run agency -- new my-agency', 'npm run agency -- new my-agency --answers answers.json'],
})
  .argument(
    '<folder>',
    'the folder of your agency, outside the checkout or kept in version control of your own',
  )
  .option('--answers <file>', 'a JSON file with the answers')
  .action(make);

addCommand(program, 'check', {
  summary: 'Lists what is missing before the site goes live, with the law or the standard behind each point.',
  notes:
    'Exit code 0: nothing is missing. 1: something is missing. 3: nothing is missing, but some points were not checked.',
  examples: [
    'AGENCY_CONFIG=my-agency/agency.json npm run agency -- check --offline',
    'npm run agency -- check --dkim-selector mail',
    'deploy/lamplight-command agency check --resolver 9.9.9.9',
  ],
})
  .option('--offline', 'contact no name server, mail server or site')
  .option('--resolver <address>', 'a name server that replaces the name server of this machine')
  .option('--dkim-selector <name>', 'the name of the DKIM key at your mail service')
  .action(check);

await runProgram(program);
