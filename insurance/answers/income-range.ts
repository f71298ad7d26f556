import {parseMoney} from './parse-money.ts';

/** The specification's income bands. */
export const incomeBands = ['under-30k', '30k-50k', '50k-75k', '75k-100k', '100k-150k', 'over-150k'] as const;

export type IncomeBand = (typeof incomeBands)[number];

/** A yearly household income in dollars: both ends the same when it is known. `high` is null above the last band. */
export type IncomeRange = {readonly low: number; readonly high: number | null; readonly isExact: boolean};

const ends: Readonly<Record<IncomeBand, readonly [low: number, high: number | null]>> = {
  'under-30k': [0, 30_000],
  '30k-50k': [30_000, 50_000],
  '50k-75k': [50_000, 75_000],
  '75k-100k': [75_000, 100_000],
  '100k-150k': [100_000, 150_000],
  'over-150k': [150_000, null],
};

/** Whether a text is one of the bands. */
const isIncomeBand = (band: unknown): band is IncomeBand =>
  (incomeBands as readonly unknown[]).includes(band);

/** The exact income when it was given, else the ends of the band, else null. */
export const incomeRange = (band: unknown, exact: unknown): IncomeRange | null => {
  const income = exact === undefined || exact === null ? null : parseMoney(exact);
  if (income !== null) return {low: income, high: income, isExact: true};
  if (!isIncomeBand(band)) return null;
  const [low, high] = ends[band];
  return {low, high, isExact: false};
};
