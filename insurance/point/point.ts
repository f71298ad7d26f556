import {isPastReview} from '../figures/figure.ts';
import type {Figure} from '../figures/figure.ts';
import type {Day} from '../calendar/day.ts';
import type {PointCode} from './point-codes.ts';

/** A figure as an answer names it. */
export type CitedFigure = {
  readonly id: string;
  readonly value: unknown;
  readonly unit: string;
  readonly source: string;
  readonly checkedOn: Day;
  /** Past its review day: to be shown as not checked since `checkedOn`. */
  readonly isPastReview: boolean;
};

/** Cites a figure on a day. */
export const cite = (figure: Figure<unknown>, today: Day): CitedFigure => ({
  id: figure.id,
  value: figure.value,
  unit: figure.unit,
  source: figure.source,
  checkedOn: figure.checkedOn,
  isPastReview: isPastReview(figure, today),
});

/**
 * The kind of statement of a point: something found, something to do, an option ruled out with its reason, something that
 * must still be answered, or a warning.
 */
export type PointKind = 'finding' | 'action' | 'ruled-out' | 'question' | 'warning';

/** Flat values for a text. By their names' endings: `Day` a day, `Dollars` money, `Percent` percent, else as they are. */
export type PointParams = Readonly<Record<string, string | number>>;

/**
 * One numbered statement of an answer, as data. `code` picks the text, `params` fill it (all listed in
 * `insurance/README.md`); `ruleId` names the rule, `inputs` the answers it used, `figures` the facts.
 */
export type Point = {
  readonly ruleId: string;
  readonly code: PointCode;
  readonly kind: PointKind;
  readonly params: PointParams;
  readonly inputs: readonly string[];
  readonly figures: readonly CitedFigure[];
  /** Index in the household, or null when it concerns all. */
  readonly person: number | null;
};

/** Makes a point; what is left out is empty. */
export const point = (
  ruleId: string,
  code: PointCode,
  kind: PointKind,
  rest: Partial<Omit<Point, 'ruleId' | 'code' | 'kind'>> = {},
): Point => ({
  ruleId,
  code,
  kind,
  params: rest.params ?? {},
  inputs: rest.inputs ?? [],
  figures: rest.figures ?? [],
  person: rest.person ?? null,
});
