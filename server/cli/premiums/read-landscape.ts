import {basename} from 'node:path';
import {findCounty} from '../../../insurance/premiums/texas-counties.ts';
import {CommandError} from '../command-error.ts';
import {openCsv, readDollars, type Row} from './csv-table.ts';

/** One plan in one county of Texas, prices in dollars a month. */
export type CountyPlan = {
  readonly planId: string;
  readonly county: string;
  readonly ratingArea: number;
  readonly metal: 'silver' | 'bronze';
  /**
   * The part of the price that pays for essential health benefits, from 0 to 1; the credit applies only to this
   * part (26 CFR 1.36B-3(j)).
   */
  readonly ehbShare: number;
  readonly child: number;
  readonly at21: number;
  readonly at40: number;
};

/** The Texan part of a landscape file. */
export type Landscape = {
  readonly plans: readonly CountyPlan[];
  /** The years in the banner, or else in the name of the file. */
  readonly years: readonly number[];
};

/** The names of the columns in the Marketplace's file. */
const landscapeColumns = {
  state: 'State Code',
  county: 'County Name',
  metal: 'Metal Level',
  planId: 'Plan ID (Standard Component)',
  area: 'Rating Area',
  ehb: 'EHB Percent of Total Premium',
  child: 'Premium Child Age 0-14',
  at21: 'Premium Adult Individual Age 21',
  at40: 'Premium Adult Individual Age 40',
} as const;

const yearsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\d)20[2-9]\d(?!\d)/gu)].map(([year]) => Number(year));

const metalOf = (text: string): CountyPlan['metal'] | undefined => {
  if (/^silver$/iu.test(text)) return 'silver';
  return /^(?:expanded )?bronze$/iu.test(text) ? 'bronze' : undefined;
};

/** Reads a share written as `99.5%`, `99.5` or `0.995`. A blank means the whole price. */
const shareOf = (text: string): number | undefined => {
  if (text === '') return 1;
  const value = Number(text.replace('%', '').trim());
  if (!Number.isFinite(value) || value <= 0 || value > 100) return undefined;
  return text.includes('%') || value > 1 ? value / 100 : value;
};

const planOf = (row: Row, line: number): CountyPlan | undefined => {
  const at = (name: keyof typeof landscapeColumns): string => row.get(landscapeColumns[name]) ?? '';
  const metal = metalOf(at('metal'));
  if (metal === undefined) return undefined;
  const county = findCounty(at('county'));
  if (!county) throw new CommandError(`line ${line}: "${at('county')}" is not a county of Texas.`);
  const ratingArea = Number(/\d+/u.exec(at('area'))?.[0]);
  if (ratingArea !== county.ratingArea)
    throw new CommandError(
      `line ${line}: ${county.name} County is in ${at('area') || 'no rating area'} here, and in rating area ${county.ratingArea} by 28 TAC 3.504. ` +
        'If the rule has changed, change insurance/premiums/texas-counties.ts first.',
    );
  const [ehbShare, child, at21, at40] = [
    shareOf(at('ehb')),
    readDollars(at('child')),
    readDollars(at('at21')),
    readDollars(at('at40')),
  ];
  if (ehbShare === undefined || child === undefined || at21 === undefined || at40 === undefined)
    throw new CommandError(`line ${line}: plan ${at('planId')} in ${county.name} County lacks a price.`);
  return {planId: at('planId'), county: county.name, ratingArea, metal, ehbShare, child, at21, at40};
};

/**
 * Reads the silver and bronze plans of Texas from a landscape file (individual medical plans, CSV). Throws CommandError for other columns,
 * for a file without Texas, and for a line without a price or with another rating area than the rule.
 */
export const readLandscape = async (file: string): Promise<Landscape> => {
  const {banner, rows} = await openCsv(file, Object.values(landscapeColumns));
  const plans: CountyPlan[] = [];
  const states = new Set<string>();
  let line = 0;
  for await (const row of rows) {
    line += 1;
    const state = row.get(landscapeColumns.state) ?? '';
    states.add(state);
    const plan = state === 'TX' ? planOf(row, line) : undefined;
    if (plan) plans.push(plan);
  }
  if (plans.length === 0)
    throw new CommandError(
      `${file} has no silver or bronze plan in Texas; its states: ${[...states].join(', ') || 'none'}.`,
    );
  const inBanner = yearsIn(banner);
  return {plans, years: inBanner.length > 0 ? inBanner : yearsIn(basename(file))};
};
