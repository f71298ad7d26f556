import type {Day} from '../calendar/day.ts';

/**
 * The confidence in a figure: `primary`: read in the law or on the agency's own page; `several`: independent secondary
 * sources agree; `single`: one secondary source; `contested`: sources conflict or the newest state is unknown.
 */
export type Confidence = 'primary' | 'several' | 'single' | 'contested';

/** The unit of a figure's value. */
export type FigureUnit =
  | 'dollars'
  | 'dollars-a-year'
  | 'dollars-a-month'
  | 'percent'
  | 'percent-of-poverty'
  | 'days'
  | 'months'
  | 'hours'
  | 'hours-of-the-day'
  | 'dates';

/** A dated fact from outside, with the information to trust it or to check it again. */
export type Figure<T> = {
  readonly id: string;
  readonly value: T;
  readonly unit: FigureUnit;
  readonly source: string;
  readonly confidence: Confidence;
  readonly checkedOn: Day;
  /** After this day the figure is marked as not checked since. */
  readonly nextReview: Day;
  /** Set on figures that are too uncertain for a constant: an installation may replace them. */
  readonly isConfiguration?: true;
};

/** Returns whether a figure is due for a new check on a day. */
export const isPastReview = ({nextReview}: Pick<Figure<unknown>, 'nextReview'>, day: Day): boolean =>
  day > nextReview;

/**
 * An installation's values that replace the built-in figures, by figure id. Only figures marked `isConfiguration` can
 * be replaced.
 */
export type FigureOverrides = {
  readonly [id: string]: Partial<Omit<Figure<unknown>, 'id' | 'unit' | 'isConfiguration'>>;
};

/** Returns the figure of this installation. An override of a figure that is not configuration is ignored. */
export const configured = <T>(figure: Figure<T>, overrides: FigureOverrides = {}): Figure<T> => {
  const own = Object.hasOwn(overrides, figure.id) ? overrides[figure.id] : undefined;
  // The override's value is checked against the figure's type when the configuration is read.
  return figure.isConfiguration && own ? ({...figure, ...own} as Figure<T>) : figure;
};
