import {ConfigError} from './config-error.ts';

/** One attribute that a page may set: its type and its default. */
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

/** Converts `person-age` to `personAge`. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Reads all values of a table, by property name. Reports a bad value and uses its default. */
export const readAttributes = <Table extends AttributeTable>(
  widget: string,
  table: Table,
  read: (name: string) => string | null,
  report: (error: ConfigError) => void,
): AttributeValues<Table> => {
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(table)) {
    const text = read(name);
    let value: unknown = text ?? spec.default;
    let expected: string | undefined;
    if (spec.type === 'boolean') value = text === null ? !!value : text !== 'false';
    else if (text !== null) {
      if (spec.type === 'number') {
        value = Number(text);
        if (!text.trim() || !Number.isFinite(value)) expected = 'a number';
      } else if (spec.type === 'choice' && !spec.options.includes(text))
        expected = `one of ${spec.options.join(', ')}`;
    }
    if (expected) {
      report(new ConfigError(widget, name, expected, text));
      value = spec.default;
    }
    values[propertyName(name)] = value;
  }
  return values as AttributeValues<Table>;
};
