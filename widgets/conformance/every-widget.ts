import type {BaseElement} from '../element/base-element.ts';
import type {ElementClass} from '../element/element-class.ts';
import {type WidgetName, widgetNames} from '../embed/names.ts';
import type {Example} from './example.ts';

/** One element with its class and its list of states, found by the names of their files. */
export type Widget = {
  readonly name: WidgetName;
  readonly elementClass: ElementClass & (new () => BaseElement);
  readonly examples: readonly Example[];
  readonly readme: string;
};

const classes = import.meta.glob<Record<string, unknown>>('../*/*.element.{ts,tsx}', {eager: true});
const examples = import.meta.glob<{examples: readonly Example[]}>('../*/*.examples.ts', {eager: true});
const readmes = import.meta.glob<string>('../*/README.md', {eager: true, query: '?raw', import: 'default'});

const isElementClass = (value: unknown): value is Widget['elementClass'] =>
  typeof value === 'function' && 'widget' in value && 'catalogs' in value;

/** Every widget of the repository, found automatically. */
export const everyWidget: readonly Widget[] = Object.values(classes).flatMap((module) => {
  const elementClass = Object.values(module).find(isElementClass);
  if (!elementClass) return [];
  const name = widgetNames.find((published) => published === elementClass.widget);
  // Nobody would test an unpublished element, so the first test compares the list of names.
  if (!name) throw new Error(`contract/element-name.ts lacks ${elementClass.widget}`);
  return {
    name,
    elementClass,
    examples: examples[`../${name}/${name}.examples.ts`]?.examples ?? [],
    readme: readmes[`../${name}/README.md`] ?? '',
  };
});
