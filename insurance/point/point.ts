import {isPastReview, type Figure} from '../figures/figure.ts';
import type {Day} from '../calendar/day.ts';
import type {PointCode} from './point-codes.ts';

/** A figure as cited in an answer. */
export type CitedFigure = {
  readonly id: string;
  readonly value: unknown;
  readonly unit: string;
  readonly source: string;
  readonly checkedOn: Day;
  /** Whether the review day has passed: then the figure is marked as not checked since `checkedOn`. */
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
 * The kind of statement of a point: a finding, an action, an option that is ruled out with its reason, an open
 * question, or a warning.
 */
export type PointKind = 'finding' | 'action' | 'ruled-out' | 'question' | 'warning';

/**
 * Flat values for a text. By the endings of their names: `Day` is a day, `Dollars` money, `Percent` percent; other
 * values are unchanged.
 */
export type PointParams = Readonly<Record<string, string | number>>;

/**
 * One numbered statement of an answer, as data. `code` selects the text, `params` fill it (all listed in
 * `insurance/README.md`); `ruleId` names the rule, `inputs` the used answers, `figures` the facts.
 */
export type Point = {
  readonly ruleId: string;
  readonly code: PointCode;
  readonly kind: PointKind;
  readonly params: PointParams;
  readonly inputs: readonly string[];
  readonly figures: readonly CitedFigure[];
  /** The index in the household, or null when the point concerns everybody. */
  readonly person: number | null;
};

/** Creates a point; omitted parts are empty. */
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
