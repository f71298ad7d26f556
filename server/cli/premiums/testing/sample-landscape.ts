/** Writes landscape and rate files like the Marketplace's, with known prices, for the tests of the import. */
import {ageFactorThousandths} from '../../../../insurance/premiums/age-factor.ts';
import {texasRatingAreas} from '../../../../insurance/premiums/texas-counties.ts';

const header = [
  'State Code',
  'FIPS County Code',
  'County Name ',
  'Metal Level',
  'Issuer Name',
  'Plan ID (Standard Component)',
  'Plan Marketing Name',
  'Plan Type',
  'Rating Area ',
  'EHB Percent of Total Premium',
  'Premium Child Age 0-14',
  'Premium Child Age 18',
  'Premium Adult Individual Age 21',
  'Premium Adult Individual Age 27',
  'Premium Adult Individual Age 30 ',
  'Premium Adult Individual Age 40 ',
] as const;

/** A plan that every rating area has: the price at age 0 to 14 in area 1; each further area costs 2 dollars more. */
export type SamplePlan = {readonly metal: string; readonly child: number; readonly ehb?: string};

/** Silver at 400, 410 and 450, bronze at 330: the benchmark is 410 in area 1 and 428 in area 10. */
const samplePlans: readonly SamplePlan[] = [
  {metal: 'Silver', child: 450},
  {metal: 'Silver', child: 410},
  {metal: 'Silver', child: 400},
  {metal: 'Expanded Bronze', child: 330},
  {metal: 'Bronze', child: 340},
  {metal: 'Gold', child: 420},
];

const at = (child: number, age: number): string =>
  ((child * ageFactorThousandths(age)) / ageFactorThousandths(0)).toFixed(2);

const priceIn = (plan: SamplePlan, area: number): number => plan.child + 2 * (area - 1);
const idOf = (index: number): string => `12345TX00${String(index).padStart(5, '0')}`;

/**
 * Writes a landscape file. `change` receives the cells of each line by column and may change them, or drop the
 * line by returning undefined.
 */
export const sampleLandscape = (
  {banner = 'Individual Market Medical, Plan Year 2027', plans = samplePlans} = {},
  change: (cells: Record<string, string>) => Record<string, string> | undefined = (cells) => cells,
): string => {
  const lines = texasRatingAreas.flatMap((counties, index) =>
    counties.flatMap((county) =>
      plans.map((plan, place) => {
        const child = priceIn(plan, index + 1);
        return {
          'State Code': 'TX',
          'FIPS County Code': '48000',
          'County Name ': county.toUpperCase(),
          'Metal Level': plan.metal,
          'Issuer Name': 'Sample Health, Inc.',
          'Plan ID (Standard Component)': idOf(place),
          'Plan Marketing Name': 'Everyday, "Plus"',
          'Plan Type': 'HMO',
          'Rating Area ': `Rating Area ${index + 1}`,
          'EHB Percent of Total Premium': plan.ehb ?? '100%',
          'Premium Child Age 0-14': `$${child.toFixed(2)}`,
          'Premium Child Age 18': `$${at(child, 18)}`,
          'Premium Adult Individual Age 21': `$${at(child, 21)}`,
          'Premium Adult Individual Age 27': `$${at(child, 27)}`,
          'Premium Adult Individual Age 30 ': `$${at(child, 30)}`,
          'Premium Adult Individual Age 40 ': `$${at(child, 40)}`,
        };
      }),
    ),
  );
  const written = lines
    .map((cells) => change(cells))
    .filter((cells) => cells !== undefined)
    .map((cells) => header.map((name) => quoted(cells[name] ?? '')).join(','));
  return [quoted(banner), header.map(quoted).join(','), ...written, ''].join('\r\n');
};

/** Writes a rate file for the same plans; `factor` changes every price. */
export const sampleRates = (year = 2027, factor = 1): string => {
  const head =
    'BusinessYear,StateCode,IssuerId,SourceName,ImportDate,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';
  const lines = texasRatingAreas.flatMap((_, index) =>
    samplePlans.flatMap((plan, place) =>
      [21, 40].map((age) => {
        const rate = (Number(at(priceIn(plan, index + 1), age)) * factor).toFixed(2);
        return `${year},TX,12345,SERFF,10/15/${year - 1},1/1/${year},12/31/${year},${idOf(place)},Rating Area ${index + 1},No Preference,${age},${rate},`;
      }),
    ),
  );
  return [head, ...lines, ''].join('\n');
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
