import {type IncomeBand, incomeBands} from './income-band.ts';
import {parseMoney} from './parse-money.ts';

/** A yearly household income in dollars: equal ends when it is known. `high` is null above the last band. */
export type IncomeRange = {readonly low: number; readonly high: number | null; readonly isExact: boolean};

/** Returns the ends of a band by its name: `under-30k`, `30k-50k`, `over-150k`. */
const endsOf = (band: IncomeBand): readonly [low: number, high: number | null] => {
  const [first = 0, second = null] = (band.match(/\d+/g) ?? []).map((thousands) => Number(thousands) * 1000);
  return band.startsWith('under') ? [0, first] : [first, second];
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
  const [least, most] = endsOf(band);
  return {low: least, high: most, isExact: false};
};
