import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {estimatePremium} from '../../insurance/premiums/estimate-premium.ts';
import type {PremiumYear} from '../../insurance/premiums/premium-years.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {temporaryFolder} from '../testing/test-server.ts';
import {priceFile} from './premiums/price-file.ts';
import {sampleLandscape, sampleRates} from './premiums/testing/sample-landscape.ts';

// An agent in November has received a price file. A wrong file must leave the prices of the site unchanged.

const office = (landscape: string, name = 'landscape.csv') => {
  const folder = temporaryFolder();
  const [file, prices] = [join(folder, name), join(folder, 'prices.json')];
  writeFileSync(file, landscape);
  copyFileSync(priceFile, prices);
  const importing = (...options: readonly string[]) =>
    run('premiums.ts', ['import', file, '--to', prices, ...options]);
  return {
    folder,
    file,
    importing,
    years: () => JSON.parse(readFileSync(prices, 'utf8')) as readonly PremiumYear[],
    isUnchanged: () => readFileSync(prices, 'utf8') === readFileSync(priceFile, 'utf8'),
  };
};

const areaIn = (cells: Record<string, string>): number =>
  Number(/\d+/u.exec(cells['Rating Area '] ?? '')?.[0]);

const withRates = async (rates: string) => {
  const {folder, importing, isUnchanged} = office(sampleLandscape());
  const file = join(folder, 'Rate_PUF.csv');
  writeFileSync(file, rates);
  return {...(await importing('--year', '2027', '--rates', file)), isUnchanged: isUnchanged()};
};

describe('the landscape of the new year', () => {
  test('is imported, shown beside the year before, and used for the price', async () => {
    const {importing, years} = office(sampleLandscape());
    const {code, out} = await importing('--year', '2027');
    expect(code).toBe(0);
    // Area 10 in 2026: 408 / 0.765 x 1.278 = 681.60. In 2027 the second-cheapest silver plan: 410 + 18 = 428, so 715.01.
    expect(out).toMatch(/^10\s+2\s+681\.60\s+715\.01\s+\+4\.9 %\s+-\s+609\.76\s+581\.36$/mu);
    const [added, before] = years();
    expect([added?.year, added?.confidence, before?.year]).toEqual([2027, 'primary', 2026]);
    expect([added?.benchmark[9], added?.lowestBronze[9]]).toEqual([428, 348]);
    const household = {planYear: 2027, county: 'Harris', ages: [40], contributionCents: 28_867};
    expect(estimatePremium(household, years())).toMatchObject({year: 2027, benchmarkMonthly: 715.01});
  });

  test('counts only the part of a price that pays for essential benefits', async () => {
    // 400 at 100 % and 402 at 98 % (393.96): the second-cheapest plan is 400, not 402.
    const plans = [
      {metal: 'Silver', child: 400},
      {metal: 'Silver', child: 402, ehb: '98%'},
      {metal: 'Bronze', child: 330},
    ];
    const {importing, years} = office(sampleLandscape({plans}));
    expect((await importing('--year', '2027')).code).toBe(0);
    expect(years()[0]?.benchmark[0]).toBe(400);
  });

  test('takes the price of most counties, and shows the span of the others', async () => {
    const cheaper = sampleLandscape({}, (cells) =>
      cells['County Name '] === 'GALVESTON' && cells['Premium Child Age 0-14'] === '$418.00'
        ? undefined
        : cells,
    );
    const {importing, years} = office(cheaper);
    const {out} = await importing('--year', '2027');
    // Harris has 428, and Galveston has 468 without the plan: of the two, the lower price counts.
    expect(out).toMatch(/^10\s.*715\.01 to 781\.84/mu);
    expect(years()[0]?.benchmark[9]).toBe(428);
  });

  test('shows no bronze price that is not below silver, and says where', async () => {
    const plans = [
      {metal: 'Silver', child: 400},
      {metal: 'Silver', child: 410},
      {metal: 'Bronze', child: 500},
    ];
    const {importing, years} = office(sampleLandscape({plans}));
    const {code, err} = await importing('--year', '2027');
    expect([code, err]).toEqual([0, expect.stringContaining('No bronze price below silver')]);
    expect(years()[0]?.lowestBronze).toEqual(Array.from({length: 27}, () => null));
  });

  test('is only looked at with --check', async () => {
    const {importing, isUnchanged} = office(sampleLandscape());
    expect((await importing('--year', '2027', '--check')).out).toContain('Nothing was written');
    expect(isUnchanged()).toBe(true);
  });

  test('takes the place of a known year only with --replace', async () => {
    const banner = 'Plan Year 2026';
    const {importing, years, isUnchanged} = office(sampleLandscape({banner}));
    const refused = await importing('--year', '2026');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--replace')]);
    expect(isUnchanged()).toBe(true);
    expect((await importing('--year', '2026', '--replace')).code).toBe(0);
    expect(years().map(({year, confidence}) => [year, confidence])).toEqual([[2026, 'primary']]);
  });
});

describe('a wrong file is refused, and nothing is written', () => {
  const lastYear = sampleLandscape({banner: 'Individual Market Medical, Plan Year 2026'});
  const unnamed = sampleLandscape({banner: 'Individual Market Medical'});
  const known = JSON.parse(readFileSync(priceFile, 'utf8')) as readonly PremiumYear[];
  // The prices of 2026 under a banner of 2027.
  const oldPrices = sampleLandscape({plans: [{metal: 'Silver', child: 400}]}, (cells) => {
    const child = known[0]?.benchmark[areaIn(cells) - 1] ?? 0;
    return {
      ...cells,
      'Premium Child Age 0-14': `$${child}`,
      'Premium Adult Individual Age 21': `$${(child / 0.765).toFixed(2)}`,
      'Premium Adult Individual Age 40 ': `$${((child / 0.765) * 1.278).toFixed(2)}`,
    };
  });
  const whole = sampleLandscape();
  const truncated = whole.slice(0, Math.floor(whole.length * 0.7));
  const arizona = sampleLandscape({}, (cells) => ({...cells, 'State Code': 'AZ'}));
  const moved = sampleLandscape({}, (cells) =>
    cells['County Name '] === 'WALLER' ? {...cells, 'Rating Area ': 'Rating Area 10'} : cells,
  );
  const offCurve = sampleLandscape({}, (cells) =>
    cells['County Name '] === 'TRAVIS' ? {...cells, 'Premium Adult Individual Age 40 ': '$900.00'} : cells,
  );
  const absurd = sampleLandscape({plans: [{metal: 'Silver', child: 4}]});
  const spreadsheet = 'PK\u0003\u0004 and so on';
  const dental = 'State Code,County Name,Metal Level\nTX,HARRIS,High\n';

  test.each([
    ["last year's", lastYear, 'The file is for 2026, not for 2027.'],
    ['without a year', unnamed, 'Neither the banner nor the file'],
    ["with last year's prices", oldPrices, 'Every benchmark equals that of 2026'],
    ['cut off within a line', truncated, 'Is the file complete?'],
    [
      'cut off between two lines',
      truncated.slice(0, truncated.lastIndexOf('\n') + 1),
      'Is the file complete?',
    ],
    ["another state's", arizona, 'no silver or bronze plan in Texas; its states: AZ.'],
    [
      'with a county in another area',
      moved,
      'Waller County is in Rating Area 10 here, and in rating area 26',
    ],
    ['with a price off the age curve', offCurve, 'does not follow the age curve'],
    ['with prices that cannot be', absurd, 'is not plausible'],
    ['as a spreadsheet', spreadsheet, 'is a spreadsheet. Save'],
    ['of another kind', dental, 'lacks the columns: Plan ID (Standard Component), Rating Area'],
  ])('%s', async (_name, landscape, says) => {
    const {importing, isUnchanged} = office(landscape);
    const {code, err} = await importing('--year', '2027');
    expect([code, err]).toEqual([1, expect.stringContaining(says)]);
    expect(err.split('\n')).toHaveLength(2);
    expect(isUnchanged()).toBe(true);
  });

  test("last year's by its name", async () => {
    const {importing, isUnchanged} = office(unnamed, 'landscape-2026.csv');
    const {code, err} = await importing('--year', '2027');
    expect([code, err]).toEqual([1, expect.stringContaining('The file is for 2026, not for 2027.')]);
    expect(isUnchanged()).toBe(true);
  });

  test('that is not there', async () => {
    const {code, err} = await run('premiums.ts', ['import', '/nonexistent.csv', '--year', '2027']);
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be read')]);
  });

  test('and a call without the year says how to call', async () => {
    const {importing, isUnchanged} = office(sampleLandscape());
    for (const options of [[], ['--year', 'next']]) {
      const {code, err} = await importing(...options);
      expect([code, err]).toEqual([2, expect.stringContaining('--year')]);
    }
    expect(isUnchanged()).toBe(true);
  });
});

describe('the rate file', () => {
  test('agrees with the landscape', async () => {
    const {code, out, isUnchanged} = await withRates(sampleRates());
    expect([code, isUnchanged]).toEqual([0, false]);
    expect(out).toContain('135 plans cost the same at 40 in the rate file.');
  });

  test.each([
    ['of another year', sampleRates(2026), 'is for 2026, not for 2027'],
    ['with other prices', sampleRates(2027, 1.1), 'in the rate file and'],
    ['that is cut off', sampleRates().slice(0, 20_000), 'lacks the rates of'],
  ])('%s stops the import', async (_name, rates, says) => {
    const {code, err, isUnchanged} = await withRates(rates);
    expect([code, err, isUnchanged]).toEqual([1, expect.stringContaining(says), true]);
  });
});

test('the list names each year with its source', async () => {
  const {code, out} = await run('premiums.ts', ['list']);
  expect(code).toBe(0);
  expect(out).toMatch(/^2026 {2}27 rating areas, bronze prices 25 .*\n {2}KFF/u);
});
