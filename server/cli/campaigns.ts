/** The program behind `npm run campaigns`: lists the enrollment campaigns and adds a year. */
import {renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {campaignFile, readCampaigns} from '../../agency/campaigns.ts';
import {StoredCampaignListSchema} from '../../agency/campaign.schema.ts';
import {agencyFolder} from '../../agency/load.ts';
import {parseAs} from '../../agency/read-json.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const {environment, print} = processTerminal();

const REQUIRED = {
  type: '--type',
  year: '--year',
  start: '--start',
  end: '--end',
  source: '--source',
  nextReview: '--next-review',
} as const;

// The specification fixes these for each type; none of them changes from year to year.
const BY_TYPE = {
  aca: {name: 'ACA', priority: 1, icon: 'heart', ctaUrl: '{{acaEnrollUrl}}'},
  medicare: {name: 'Medicare', priority: 2, icon: 'shield', ctaUrl: '{{medicareEnrollUrl}}'},
} as const;

const list = (): void => {
  for (const {id, startDate, endDate, verifiedOn, nextReview, source} of readCampaigns(
    campaignFile(environment),
  ))
    print(
      `${id}  ${startDate} to ${endDate}  verified ${verifiedOn}, next review ${nextReview}\n  ${source}`,
    );
};

const add = (entry: Entry): void => {
  const campaign = readCampaign(entry);
  const file = join(agencyFolder(environment), 'campaigns.json');
  const all = [...readCampaigns(campaignFile(environment)), campaign];
  const checked = parseAs(StoredCampaignListSchema, all, file);
  const text = `${JSON.stringify(checked, null, 2)}\n`;
  // Renaming replaces the file as a whole: a server that reads it meanwhile sees the old list or the new one.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  print(`Added ${checked.at(-1)?.id ?? 'the campaign'} to ${file}.`);
};

// As commander names what was given.
type Entry = Readonly<
  Partial<
    Record<
      | 'type'
      | 'year'
      | 'start'
      | 'end'
      | 'source'
      | 'nextReview'
      | 'verifiedOn'
      | 'title'
      | 'message'
      | 'url'
      | 'priority',
      string
    > & {readonly deadline: readonly string[]}
  >
>;

// The schema of the campaigns' file checks what comes out of here.
const readCampaign = (values: Entry): unknown => {
  const missing = Object.entries(REQUIRED).flatMap(([name, option]) =>
    Object.entries(values).some(([given, value]) => given === name && String(value).trim() !== '')
      ? []
      : [option],
  );
  if (missing.length > 0) throw new UsageError(`"add" needs ${missing.join(', ')}.`);
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
    verifiedOn: values.verifiedOn ?? chicagoToday(),
    nextReview: values.nextReview,
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

const PREFIX = 'npm run -s campaigns --';

const campaigns = createProgram('npm run campaigns --', {
  summary: 'Lists the enrollment campaigns and adds a year.',
  examples: [`${PREFIX} list`, `${PREFIX} add --help`],
});

addCommand(campaigns, 'list', {
  summary: 'Lists every campaign with its dates and their source.',
  examples: [`${PREFIX} list`],
}).action(list);

addCommand(campaigns, 'add', {
  summary: 'Adds a campaign; a running server shows it without a restart.',
  notes: 'Days are YYYY-MM-DD, in Texas. No date is taken over from another year: read the source.',
  examples: [
    `${PREFIX} add --type aca --year 2028 --start 2027-11-01 --end 2028-01-15 \\
    --deadline 2027-12-15=2028-01-01 --source "HealthCare.gov, 2027-10-02" --next-review 2028-01-01`,
  ],
})
  .option('--type <type>', 'aca or medicare')
  .option('--year <plan year>', 'the plan year')
  .option('--start <day>', 'the first day')
  .option('--end <day>', 'the last day')
  .option('--source <text>', 'where the dates were read')
  .option('--next-review <day>', 'from then on no end date is shown until somebody looks again')
  .option('--verified-on <day>', 'the day the source was read; today when left out')
  .option(
    '--deadline <day=day>',
    'a last day and the start of coverage; may be repeated',
    (each: string, earlier: readonly string[]) => [...earlier, each],
    [],
  )
  .option('--title <text>', 'the title')
  .option('--message <text>', 'the message')
  .option('--url <address>', 'where "Enroll Now" leads')
  .option('--priority <number>', 'the lowest is shown first')
  .action(add);

await runProgram(campaigns);
