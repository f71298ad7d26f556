import {z} from 'zod';

/** A text that would run or become an element. Ends with a mark after a right-to-left override, by which tests find the text again. */
export const hostileText = (mark: string): string =>
  `"'><img data-hostile src=x onerror=hit()><script>hit()</script>\u202E${mark}`;

const SHORT = '<svg onload=hit()>';

// From the most hostile to harmless values; a field gets the first accepted value.
const hostileValues = (mark: string): readonly unknown[] => [
  hostileText(mark),
  `${SHORT}\u202E${mark}`,
  `/${hostileText(mark)}`,
  `42 ${SHORT}\u202E${mark}`,
  `=1+1${SHORT}`,
  "'onmouseover='hit`1`'@mail.example",
  '+1 (713) 555-0123',
];
const HARMLESS: readonly unknown[] = [
  '2',
  '42',
  2027,
  '2026-11-20',
  '2026-11-20T10:00:00.000Z',
  '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d',
  'a'.repeat(64),
  true,
];

/** A body for a schema, and the paths of the fields that contain a hostile text. */
export type HostileBody = {readonly body: unknown; readonly fields: readonly string[]};

type Inner = {readonly unwrap: () => z.ZodType};

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? unwrapped((schema as unknown as Inner).unwrap())
    : schema;

const optionsOf = (schema: z.ZodUnion): readonly z.ZodType[] => schema.options as readonly z.ZodType[];

const leaf = (schema: z.ZodType, path: string, fields: string[]): unknown => {
  const accepts = (value: unknown): boolean => schema.safeParse(value).success;
  const hostile = hostileValues(path).find(accepts);
  if (hostile !== undefined) {
    // A value of any type is not stored.
    if (!(unwrapped(schema) instanceof z.ZodUnknown)) fields.push(path);
    return hostile;
  }
  const choices: Iterable<unknown> =
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? schema.values : [];
  return [...choices, ...HARMLESS].find(accepts);
};

const fill = (outer: z.ZodType, path: string, fields: string[]): unknown => {
  const schema = unwrapped(outer);
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, field]) => {
        const value = fill(field, below(name), fields);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  if (schema instanceof z.ZodRecord)
    return {note: fill(schema.valueType as z.ZodType, below('note'), fields)};
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const kinds = element instanceof z.ZodUnion ? optionsOf(element) : [element];
    return kinds.map((kind) => fill(kind, path, fields));
  }
  if (schema instanceof z.ZodUnion) {
    const objects = optionsOf(schema).filter((option) => option instanceof z.ZodObject);
    // Of several objects, the one with the most hostile fields.
    const filled = objects.map((option) => {
      const found: string[] = [];
      return {value: fill(option, path, found), found};
    });
    const [most] = filled.toSorted((one, other) => other.found.length - one.found.length);
    if (most) {
      fields.push(...most.found);
      return most.value;
    }
  }
  return leaf(outer, path, fields);
};

/**
 * Builds a body in which every field of a schema that accepts a hostile text has one, so that a test of hostile texts includes fields
 * that the schema will get later. `set` replaces fields that contradict each other. Throws when the schema refuses the body.
 */
export const hostileBody = (schema: z.ZodType, set: Readonly<Record<string, unknown>> = {}): HostileBody => {
  const fields: string[] = [];
  const body = fill(schema, '', fields);
  for (const [path, value] of Object.entries(set)) replaceAt(body, path.split('.'), value);
  const {error} = schema.safeParse(body);
  if (error)
    throw new Error(error.issues.map(({path, message}) => `${path.join('.')}: ${message}`).join(', '));
  return {body, fields};
};

const replaceAt = (tree: unknown, [name = '', ...rest]: readonly string[], value: unknown): void => {
  const branch = tree as Record<string, unknown>;
  if (rest.length > 0) replaceAt(branch[name], rest, value);
  else if (value === undefined) delete branch[name];
  else branch[name] = value;
};
