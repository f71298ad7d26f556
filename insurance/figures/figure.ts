import type {Day} from '../calendar/day.ts';

/**
 * How sure we are: `primary` read in the law or the agency's own page, `several` independent secondary sources agree,
 * `single` one secondary source, `contested` sources conflict or the newest state is not known.
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

/** A dated fact from outside, with all that is needed to trust it or to check it again. */
export type Figure<T> = {
  readonly id: string;
  readonly value: T;
  readonly unit: FigureUnit;
  readonly source: string;
  readonly confidence: Confidence;
  readonly checkedOn: Day;
  /** After this day the figure is shown as not checked since. */
  readonly nextReview: Day;
  /** Set on figures too uncertain for a constant: an installation may put its own in their place. */
  readonly isConfiguration?: true;
};

/** Whether a figure is due for a new check on a day. */
export const isPastReview = ({nextReview}: Pick<Figure<unknown>, 'nextReview'>, day: Day): boolean =>
  day > nextReview;

/** Values of an installation in place of the built-in figures, by figure id. Only figures marked `isConfiguration` can be replaced. */
export type FigureOverrides = {
  readonly [id: string]: Partial<Omit<Figure<unknown>, 'id' | 'unit' | 'isConfiguration'>>;
};

/** A figure as this installation holds it. An override of a figure that is no configuration is ignored. */
export const configured = <T>(figure: Figure<T>, overrides: FigureOverrides = {}): Figure<T> => {
  const own = Object.hasOwn(overrides, figure.id) ? overrides[figure.id] : undefined;
  // The override's value is checked against the figure's type where the configuration is read.
  return figure.isConfiguration && own ? ({...figure, ...own} as Figure<T>) : figure;
};
