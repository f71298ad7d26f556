/** The program behind `npm run campaigns`: lists the enrolment campaigns and adds a year. */
import {renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {campaignFile, readCampaigns} from '../../agency/campaigns.ts';
import {StoredCampaignListSchema} from '../../agency/campaign.schema.ts';
import {agencyFolder} from '../../agency/load.ts';
import {parseAs} from '../../agency/read-json.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run campaigns -- <command>

  list                          every campaign with its dates and their source
  add --type aca|medicare --year <plan year>
      --start <day> --end <day> --source <where the dates were read>
      --next-review <day>       after it no end date is shown until somebody looks again
      [--verified-on <day>]     today when left out
      [--deadline <last day>=<start of coverage>]...
      [--title <text>] [--message <text>] [--url <address>] [--priority <number>]

Days are YYYY-MM-DD, in Texas. No date is taken over from another year: read the source.`;

const REQUIRED = ['type', 'year', 'start', 'end', 'source', 'next-review'] as const;

// What the specification fixes for each type; nothing that changes from year to year.
const BY_TYPE = {
  aca: {name: 'ACA', priority: 1, icon: 'heart', ctaUrl: '{{acaEnrollUrl}}'},
  medicare: {name: 'Medicare', priority: 2, icon: 'shield', ctaUrl: '{{medicareEnrollUrl}}'},
} as const;

const campaigns = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const [command, ...rest] = args;
  if (command === 'list') list(rest, terminal);
  else if (command === 'add') add(rest, terminal);
  else throw new UsageError(command === undefined ? 'Which command?' : `There is no command "${command}".`);
};

const list = (args: readonly string[], {environment, print}: Terminal): void => {
  if (args.length > 0) throw new UsageError(`"list" takes no "${args.join(' ')}".`);
  for (const {id, startDate, endDate, verifiedOn, nextReview, source} of readCampaigns(
    campaignFile(environment),
  ))
    print(
      `${id}  ${startDate} to ${endDate}  verified ${verifiedOn}, next review ${nextReview}\n  ${source}`,
    );
};

const add = (args: readonly string[], {environment, print}: Terminal): void => {
  const campaign = readCampaign(args);
  const file = join(agencyFolder(environment), 'campaigns.json');
  const all = [...readCampaigns(campaignFile(environment)), campaign];
  const checked = parseAs(StoredCampaignListSchema, all, file);
  const text = `${JSON.stringify(checked, null, 2)}\n`;
  // Renaming replaces the file as a whole: a server that reads it meanwhile sees the old list or the new one.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  print(`Added ${checked.at(-1)?.id ?? 'the campaign'} to ${file}.`);
};

const OPTIONS = {
  type: {type: 'string'},
  year: {type: 'string'},
  start: {type: 'string'},
  end: {type: 'string'},
  source: {type: 'string'},
  'next-review': {type: 'string'},
  'verified-on': {type: 'string'},
  deadline: {type: 'string', multiple: true},
  title: {type: 'string'},
  message: {type: 'string'},
  url: {type: 'string'},
  priority: {type: 'string'},
} as const;

// The schema of the campaigns' file checks what comes out of here.
const readCampaign = (args: readonly string[]): unknown => {
  const {values} = parseArgs({args: [...args], options: OPTIONS});
  const missing = REQUIRED.filter((name) => (values[name] ?? '').trim() === '');
  if (missing.length > 0)
    throw new UsageError(`"add" needs ${missing.map((name) => `--${name}`).join(', ')}.`);
  const {type = '', year = '', start = '', end = ''} = values;
  if (type !== 'aca' && type !== 'medicare') throw new UsageError('--type is aca or medicare.');
  if (!/^20\d\d$/u.test(year)) throw new UsageError('--year is the plan year, such as 2028.');
  const {name, priority, icon, ctaUrl} = BY_TYPE[type];
  return {
    id: `${type}-${year}`,
    type,
    title: values.title ?? `${name} Open Enrollment ${year}`,
    message: values.message ?? `Open enrollment for ${year} coverage runs from ${start} to ${end}.`,
    ctaText: 'Enroll Now',
    ctaUrl: values.url ?? ctaUrl,
    startDate: start,
    endDate: end,
    priority: values.priority === undefined ? priority : Number(values.priority),
    icon,
    deadlines: (values.deadline ?? []).map(readDeadline),
    source: values.source,
    verifiedOn: values['verified-on'] ?? chicagoToday(),
    nextReview: values['next-review'],
  };
};

const readDeadline = (text: string): {enrollBy: string; coverageStarts: string} => {
  const [enrollBy, coverageStarts, ...rest] = text.split('=');
  if (!enrollBy || !coverageStarts || rest.length > 0)
    throw new UsageError('--deadline is two days, such as 2027-12-15=2028-01-01.');
  return {enrollBy, coverageStarts};
};

// en-CA writes days as YYYY-MM-DD.
const chicagoToday = (): string => new Date().toLocaleDateString('en-CA', {timeZone: 'America/Chicago'});

await runCommand(USAGE, campaigns);
