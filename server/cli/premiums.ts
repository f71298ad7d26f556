/** `npm run premiums`: lists the Marketplace's prices and imports the prices of a new plan year. */
import {basename} from 'node:path';
import {isPlanYear} from '../campaigns/campaign-entry.ts';
import {addDays} from '../../insurance/calendar/day.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {PremiumYear} from '../../insurance/premiums/premium-years.ts';
import {CommandError} from './command-error.ts';
import {areaPrices} from './premiums/area-prices.ts';
import {changeTable} from './premiums/change-table.ts';
import {checkNews, checkPlans, checkYear, withoutBronze} from './premiums/check-landscape.ts';
import {checkRates} from './premiums/check-rates.ts';
import {priceFile, readPriceFile, writePriceFile} from './premiums/price-file.ts';
import {readLandscape} from './premiums/read-landscape.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {roomIn} from './table.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const {print, warn, columns} = processTerminal();

// The prices of a plan year are valid for that year: the next file is due at the next open enrollment.
const REVIEW_AFTER_DAYS = 300;

type Options = {
  readonly year?: string;
  readonly rates?: string;
  readonly to: string;
  readonly replace?: true;
  readonly check?: true;
};

const list = ({to}: Pick<Options, 'to'>): void => {
  for (const {year, source, checkedOn, nextReview, lowestBronze} of readPriceFile(to)) {
    const unknown = lowestBronze.filter((price) => price === null).length;
    print(
      `${year}  27 rating areas, bronze prices ${27 - unknown}  checked ${checkedOn}, next review ${nextReview}`,
    );
    print(`  ${source}`);
  }
};

const readYear = (text: string | undefined): number => {
  if (text === undefined) throw new UsageError('"import" needs --year, the plan year of the file.');
  if (!isPlanYear(text)) throw new UsageError('--year should be a plan year, such as 2027.');
  return Number(text);
};

const importFile = async (file: string, options: Options): Promise<void> => {
  const year = readYear(options.year);
  const known = readPriceFile(options.to);
  const already = known.find((one) => one.year === year);
  if (already && !options.replace && !options.check)
    throw new CommandError(
      `Prices of ${year} are known: ${already.source}. --replace replaces them with the prices of the file.`,
    );
  const landscape = await readLandscape(file);
  checkYear(landscape, year);
  checkPlans(landscape);
  const compared = options.rates === undefined ? 0 : await checkRates(options.rates, landscape.plans, year);
  const areas = areaPrices(landscape.plans);
  checkNews(areas, year, known);
  const leftOut = withoutBronze(areas);
  const today = chicagoDay(Date.now());
  const added: PremiumYear = {
    year,
    benchmark: areas.map(({benchmark}) => benchmark),
    lowestBronze: areas.map(({ratingArea, lowestBronze}) =>
      leftOut.includes(ratingArea) ? null : (lowestBronze ?? null),
    ),
    source: `HealthCare.gov, plan landscape of plan year ${year} (${basename(file)})`,
    confidence: 'primary',
    checkedOn: today,
    nextReview: addDays(today, REVIEW_AFTER_DAYS),
  };
  const before = already ?? known.find((one) => one.year < year);
  for (const line of changeTable(areas, added, before, roomIn(columns, false))) print(line);
  if (compared > 0) print(`${compared} plans cost the same at 40 in the rate file.`);
  if (leftOut.length > 0)
    warn(
      `No bronze price below silver in rating area ${leftOut.join(', ')}: no bronze price is shown there.`,
    );
  if (options.check) {
    print('Nothing was written (--check).');
    return;
  }
  writePriceFile(options.to, known, added);
  print(
    `Wrote the prices of ${year} to ${options.to}. The next "npm start" builds the site and the elements with them.`,
  );
};

const PREFIX = 'npm run -s premiums --';

const premiums = createProgram('npm run premiums --', {
  summary: 'Lists the Marketplace prices in Texas, and imports the prices of a new plan year.',
  examples: [`${PREFIX} list`, `${PREFIX} import --help`],
});

addCommand(premiums, 'list', {
  summary: 'Lists the plan years with known prices and their source.',
  examples: [`${PREFIX} list`],
})
  .option('--to <file>', 'the file with the prices', priceFile)
  .action(list);

addCommand(premiums, 'import', {
  summary:
    "Imports the benchmark and the cheapest bronze plan of each rating area from the Marketplace's file.",
  notes:
    "The file is HealthCare.gov's landscape of individual medical plans, saved as CSV. The command refuses a file of another\nyear or state, with missing counties or with prices off the age curve, and writes nothing.",
  examples: [
    `${PREFIX} import landscape-2027.csv --year 2027 --check`,
    `${PREFIX} import landscape-2027.csv --year 2027 \\
    --rates Rate_PUF.csv`,
  ],
})
  .argument('<file>', 'the landscape file (CSV)')
  .option('--year <plan year>', 'the plan year of the file')
  .option('--rates <file>', "the Marketplace's rate file, whose prices must agree")
  .option('--check', 'show what would change and write nothing')
  .option('--replace', 'replace the known prices of the same year')
  .option('--to <file>', 'the file with the prices', priceFile)
  .action(importFile);

await runProgram(premiums);
