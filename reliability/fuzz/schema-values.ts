import * as fc from 'fast-check';

/** A JSON Schema, limited to the features that the API's description uses. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
};

const MAX_DEPTH = 6;

// A schema cannot express the rules for texts: these are valid values by the name of the field.
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.emailAddress(),
  phone: fc.constantFrom('', '713 555 0123', '+1 (713) 555-0123', '7135550123 x12'),
  textSha256: fc.stringMatching(/^[0-9a-f]{64}$/u),
  agreedAt: fc
    .date({min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true})
    .map((date) => date.toISOString()),
  firstName: fc.constantFrom('Ana', 'José', '李', "O'Brien", 'Zoë-Marie'),
  lastName: fc.constantFrom('Müller', 'Núñez', 'Smith, Jr.', 'ß'),
  supersedes: fc.oneof(fc.constant(''), fc.uuid(), fc.array(fc.uuid(), {maxLength: 8})),
  location: fc.constantFrom('Houston, TX 77002', '77002', 'Harris County'),
};

/** Generates values of a schema, most of them valid. Unknown parts of a schema yield any JSON value. */
export const valuesOf = (
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> => {
  const inner = (part: JsonSchema, partName = '') => valuesOf(part, components, partName, depth + 1);
  const known = byName[name];
  if (known) return fc.oneof({weight: 60, arbitrary: known}, {weight: 1, arbitrary: fc.jsonValue()});
  if (depth > MAX_DEPTH) return fc.constant(null);
  if (schema.$ref !== undefined) return inner(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => inner(choice, name)));
  if (schema.allOf !== undefined)
    return fc
      .tuple(...schema.allOf.map((part) => inner(part, name)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length > 1
    ? fc.oneof(...types.map((type) => inner({...schema, type}, name)))
    : ofType(types[0] ?? 'any', schema, inner);
};

const ofType = (
  type: string,
  schema: JsonSchema,
  inner: (part: JsonSchema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'object': {
      const {properties = {}, required = [], additionalProperties} = schema;
      const named = fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)])),
        {requiredKeys: [...required].filter((name) => name in properties)},
      );
      if (typeof additionalProperties !== 'object') return named;
      const more = fc.dictionary(fc.string({maxLength: 12}), inner(additionalProperties), {maxKeys: 3});
      return fc.tuple(more, named).map(([added, own]) => Object.assign(added, own));
    }
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true});
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
};

const text = ({minLength = 0, maxLength = 80, pattern, format}: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.constantFrom('2026-11-21T10:00:00.000Z', '2026-02-30T10:00:00Z');
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), fc.string());
  const longest = Math.min(maxLength, 200);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.string({unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest}),
    },
    {weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1))},
  );
};
