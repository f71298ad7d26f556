import {type IncomeBand, incomeBands} from './income-band.ts';
import {parseMoney} from './parse-money.ts';

/** A yearly household income in dollars: equal ends when it is known. `high` is null above the last band. */
export type IncomeRange = {readonly low: number; readonly high: number | null; readonly isExact: boolean};

const ends: Readonly<Record<IncomeBand, readonly [low: number, high: number | null]>> = {
  'under-30k': [0, 30_000],
  '30k-50k': [30_000, 50_000],
  '50k-75k': [50_000, 75_000],
  '75k-100k': [75_000, 100_000],
  '100k-150k': [100_000, 150_000],
  'over-150k': [150_000, null],
};

/** Returns whether a text is one of the bands. */
const isIncomeBand = (band: unknown): band is IncomeBand =>
  (incomeBands as readonly unknown[]).includes(band);

/** Reads the exact income if given, otherwise the two given ends, otherwise the ends of the band; null without any. */
export const incomeRange = (
  band: unknown,
  exact: unknown,
  {low, high}: {readonly low?: unknown; readonly high?: unknown} = {},
): IncomeRange | null => {
  const income = exact === undefined || exact === null ? null : parseMoney(exact);
  if (income !== null) return {low: income, high: income, isExact: true};
  const [one, other] = [parseMoney(low), parseMoney(high)];
  if (one !== null && other !== null)
    return {low: Math.min(one, other), high: Math.max(one, other), isExact: one === other};
  if (!isIncomeBand(band)) return null;
  const [least, most] = ends[band];
  return {low: least, high: most, isExact: false};
};
