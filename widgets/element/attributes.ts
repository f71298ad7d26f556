import {ConfigError} from './config-error.ts';

/** One attribute a page may set: its type and what it is when absent. */
export type AttributeSpec =
  | {readonly type: 'string'; readonly default?: string}
  | {readonly type: 'number'; readonly default?: number}
  | {readonly type: 'boolean'; readonly default?: boolean}
  | {readonly type: 'choice'; readonly options: readonly string[]; readonly default: string};

/** An element's declared attributes by name (kebab-case). */
export type AttributeTable = Readonly<Record<string, AttributeSpec>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type TypeOf<Spec> = Spec extends {type: 'number'}
  ? Spec extends {default: number}
    ? number
    : number | undefined
  : Spec extends {type: 'boolean'}
    ? boolean
    : Spec extends {type: 'choice'; options: readonly (infer Option)[]}
      ? Option
      : Spec extends {default: string}
        ? string
        : string | undefined;

/** The typed values of a table, by property name (camelCase). */
export type AttributeValues<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: TypeOf<Table[Name]>;
};

/** `person-age` -> `personAge`. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The value of one attribute's text. Throws ConfigError naming the widget, the attribute and what was expected. */
const parseAttribute = (
  widget: string,
  name: string,
  spec: AttributeSpec,
  text: string | null,
): string | number | boolean | undefined => {
  if (text === null) return spec.type === 'boolean' ? (spec.default ?? false) : spec.default;
  switch (spec.type) {
    case 'string':
      return text;
    case 'boolean':
      return text !== 'false';
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      if (Number.isFinite(value)) return value;
      throw new ConfigError(widget, name, 'a number', text);
    }
    case 'choice':
      if (spec.options.includes(text)) return text;
      throw new ConfigError(widget, name, `one of ${spec.options.join(', ')}`, text);
  }
};

/** All values of a table, by property name. A bad value is reported and its default stands in. */
export const readAttributes = <Table extends AttributeTable>(
  widget: string,
  table: Table,
  read: (name: string) => string | null,
  report: (error: ConfigError) => void,
): AttributeValues<Table> => {
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(table)) {
    try {
      values[propertyName(name)] = parseAttribute(widget, name, spec, read(name));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      report(error);
      values[propertyName(name)] = parseAttribute(widget, name, spec, null);
    }
  }
  return values as AttributeValues<Table>;
};
