import type {WidgetName} from './names.ts';
import reserved from './reserved-heights.json' with {type: 'json'};

/**
 * The height of an element in CSS pixels, by language and by width. A page reserves this space so that nothing
 * moves when the element loads. Between two widths, the larger of the two heights suffices.
 */
export type ReservedHeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

const measured: Readonly<Record<string, ReservedHeights>> = reserved;

/** Returns the measured heights of an element. A new element has none until its first build has been measured (`npm run measure:heights`). */
export const reservedHeights = (name: WidgetName): ReservedHeights => measured[name] ?? {};

/** The ending of the measured name of an element behind a button. */
export const DIALOG = '.dialog';

/** Returns the measured heights of an element with `placement="dialog"`. A calculator is a button in both placements. */
export const buttonHeights = (name: WidgetName): ReservedHeights =>
  measured[name + DIALOG] ?? reservedHeights(name);
