import {contracts} from './contracts.ts';
import {type WidgetName, widgetNames} from './names.ts';

/** Returns whether a page may put an element in the page or behind a button. */
export const isPlaceable = (name: WidgetName): boolean => {
  const placement = contracts[name].table['placement'];
  return placement?.type === 'choice' && placement.options.includes('dialog');
};

/** The elements whose height depends on the placement: the forms. A closed calculator is a button in both placements. */
export const placeableForms: readonly WidgetName[] = widgetNames.filter(
  (name) => isPlaceable(name) && !name.endsWith('-calculator'),
);
