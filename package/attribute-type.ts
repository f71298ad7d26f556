import type {AttributeSpec} from '../widgets/element/attributes.ts';

const quoted = (text: string): string => `'${text}'`;

/** Writes the TypeScript type of an attribute's values. */
export const attributeType = (spec: AttributeSpec): string =>
  spec.type === 'choice' ? spec.options.map(quoted).join(' | ') : spec.type;

/** Writes the default of an attribute as JavaScript; undefined when the attribute has none. */
export const attributeDefault = (spec: AttributeSpec): string | undefined => {
  if (spec.default === undefined) return undefined;
  return spec.type === 'choice' || spec.type === 'string' ? quoted(spec.default) : String(spec.default);
};
