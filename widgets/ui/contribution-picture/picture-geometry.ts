import type {ContributionCurve, CurvePoint} from '../../../insurance/aca/contribution-curve.ts';
import {axisMarks, point} from '../chart/scale.ts';

/** The height of the drawing and its space around the plot, in CSS pixels. */
export const pictureSize = {height: 300, top: 50, bottom: 52, side: 24} as const;

/** The positions of a curve's values in a drawing, in CSS pixels. */
export type PictureGeometry = {
  readonly x: (income: number) => number;
  readonly y: (monthly: number) => number;
  /** The lines of the drawing as SVG paths: one for each run of incomes with a known amount. */
  readonly lines: readonly string[];
  /** Round amounts for the two axes, in dollars. */
  readonly incomeMarks: readonly number[];
  readonly monthlyMarks: readonly number[];
};

/** Returns runs of neighbors that have an amount. */
const runsOf = (points: readonly CurvePoint[]): readonly (readonly (CurvePoint & {monthly: number})[])[] => {
  const runs: (CurvePoint & {monthly: number})[][] = [[]];
  for (const {monthly, ...rest} of points) {
    if (monthly === null) runs.push([]);
    else runs.at(-1)?.push({...rest, monthly});
  }
  return runs.filter(({length}) => length > 1);
};

/** Positions a curve in a drawing. Incomes past the end of the curve are drawn at its end. */
export const pictureGeometry = ({points}: ContributionCurve, width: number): PictureGeometry => {
  const {height, top, bottom, side} = pictureSize;
  const end = points.at(-1)?.income ?? 1;
  const monthlyMarks = axisMarks(Math.max(...points.map(({monthly}) => monthly ?? 0)));
  const most = monthlyMarks.at(-1) ?? 1;
  const x = (income: number): number =>
    point(side + (Math.min(Math.max(income, 0), end) / end) * (width - 2 * side));
  const y = (monthly: number): number =>
    point(height - bottom - (Math.min(monthly, most) / most) * (height - top - bottom));
  return {
    x,
    y,
    lines: runsOf(points).map(
      (run) => `M${run.map(({income, monthly}) => `${x(income)},${y(monthly)}`).join('L')}`,
    ),
    incomeMarks: axisMarks(end).filter((mark) => mark <= end),
    monthlyMarks,
  };
};

/** Arrow keys move the handle by this many dollars, Page keys by ten times as many. */
export const INCOME_STEP = 500;

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -INCOME_STEP,
  ArrowDown: -INCOME_STEP,
  ArrowRight: INCOME_STEP,
  ArrowUp: INCOME_STEP,
  PageDown: -10 * INCOME_STEP,
  PageUp: 10 * INCOME_STEP,
};

/**
 * Returns the income after a key press on the handle: the next multiple of the step, so that $63,841 goes to $64,000;
 * Home and End are the ends. Undefined for any other key.
 */
export const incomeAfterKey = (key: string, income: number, end: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return end;
  const step = keySteps[key];
  if (step === undefined) return undefined;
  const inSteps = step > 0 ? Math.floor(income / INCOME_STEP) : Math.ceil(income / INCOME_STEP);
  return Math.min(Math.max(inSteps * INCOME_STEP + step, 0), end);
};
