/** `npm run campaigns`: lists the enrollment campaigns and adds a year. */
import {campaignFile, readCampaigns} from '../../agency/campaigns.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {campaignOfYear, isPlanYear} from '../campaigns/campaign-entry.ts';
import {saveCampaign} from '../campaigns/save-campaign.ts';
import {account} from '../evidence/access-log.ts';
import {readSettings} from '../settings/settings.ts';
import {campaignsNow} from './campaigns-now.ts';
import {CommandError} from './command-error.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';
import {withStore} from './vault.ts';

const {environment, print} = processTerminal();

const REQUIRED = {
  type: '--type',
  year: '--year',
  start: '--start',
  end: '--end',
  source: '--source',
  nextReview: '--next-review',
} as const;

const configured = () => readCampaigns(campaignFile(environment));

const list = async (): Promise<void> => {
  const all = await campaignsNow(environment, readSettings(environment));
  for (const {id, startDate, endDate, verifiedOn, nextReview, source} of all)
    print(
      `${id}  ${startDate} to ${endDate}  verified ${verifiedOn}, next review ${nextReview}\n  ${source}`,
    );
};

const add = async (given: Entry): Promise<void> => {
  const campaign = readCampaign(given);
  const write = {actor: account(), now: new Date(), version: undefined};
  const saved = await withStore(readSettings(environment), (store) =>
    store.write((transaction) => saveCampaign(transaction, campaign, {configured: configured(), write})),
  );
  if ('error' in saved)
    throw new CommandError(
      saved.error.issues.map(({path, message}) => `${path.join('.')} ${message}`).join('\n'),
    );
  if (saved.version === 'changed')
    throw new CommandError(`${saved.id} was added by another command at the same time: try again.`);
  print(`Added ${saved.id}.`);
};

// The names of the options in commander.
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

// The caller then runs the same check as the desk.
const readCampaign = (values: Entry): unknown => {
  const missing = Object.entries(REQUIRED).flatMap(([name, option]) =>
    Object.entries(values).some(([given, value]) => given === name && String(value).trim() !== '')
      ? []
      : [option],
  );
  if (missing.length > 0) throw new UsageError(`"add" needs ${missing.join(', ')}.`);
  const {type = '', year = '', start, end, source, nextReview} = values;
  const {verifiedOn, title, message, url, priority, deadline = []} = values;
  if (type !== 'aca' && type !== 'medicare') throw new UsageError('--type should be aca or medicare.');
  if (!isPlanYear(year)) throw new UsageError('--year should be the plan year, such as 2028.');
  return campaignOfYear(
    {type, year},
    {
      startDate: start,
      endDate: end,
      source,
      nextReview,
      deadlines: deadline.map(readDeadline),
      ...(verifiedOn === undefined ? {} : {verifiedOn}),
      ...(title === undefined ? {} : {title}),
      ...(message === undefined ? {} : {message}),
      ...(url === undefined ? {} : {ctaUrl: url}),
      ...(priority === undefined ? {} : {priority: Number(priority)}),
    },
    chicagoDay(Date.now()),
  );
};

const readDeadline = (text: string): {enrollBy: string; coverageStarts: string} => {
  const [enrollBy, coverageStarts, ...rest] = text.split('=');
  if (!enrollBy || !coverageStarts || rest.length > 0)
    throw new UsageError('--deadline should be two days, such as 2027-12-15=2028-01-01.');
  return {enrollBy, coverageStarts};
};

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
  notes: 'Days are YYYY-MM-DD, in Texas. The command copies no date from another year: read the source.',
  examples: [
    `${PREFIX} add --type aca --year 2028 \\
    --start 2027-11-01 --end 2028-01-15 --deadline 2027-12-15=2028-01-01 \\
    --source "HealthCare.gov, 2027-10-02" --next-review 2028-01-01`,
  ],
})
  .option('--type <type>', 'aca or medicare')
  .option('--year <plan year>', 'the plan year; the id of a Medicare campaign has the year before')
  .option('--start <day>', 'the first day')
  .option('--end <day>', 'the last day')
  .option('--source <text>', 'the source of the dates')
  .option('--next-review <day>', 'the day from which no end date is shown until the dates are checked again')
  .option('--verified-on <day>', 'the day of the last check; the default is today')
  .option(
    '--deadline <day=day>',
    'a last day and the start of coverage; may be repeated',
    (each: string, earlier: readonly string[]) => [...earlier, each],
    [],
  )
  .option('--title <text>', 'the title')
  .option('--message <text>', 'the message')
  .option('--url <address>', 'the target of "Enroll Now"')
  .option('--priority <number>', 'the campaign with the lowest number is shown first')
  .action(add);

await runProgram(campaigns);
