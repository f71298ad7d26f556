import * as fc from 'fast-check';
import {type JsonSchema, valuesOf} from './schema-values.ts';

/** The used part of the API's description. */
export type ApiDescription = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema: JsonSchema}>>}}
        >
      >
    >
  >;
  readonly components: {readonly schemas: Readonly<Record<string, JsonSchema>>};
};

/** A generated request. */
export type GeneratedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
// Pages and files beside the API; an API also receives requests for unknown paths.
const OTHER_PATHS = [
  '/',
  '/es',
  '/withdraw/x',
  '/es/withdraw/0',
  '/embed/v1/lamplight.js',
  '/api/none',
  '/api',
  '/%00',
  '/..%2f',
];

// Values that have broken parsers before, and every kind of JSON value.
const hostileValue = fc.oneof(
  fc.jsonValue({maxDepth: 4}),
  fc.string({unit: 'binary', maxLength: 50}),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '\uDFFF', '\u202E', '__proto__', 'constructor', '1e999', '-0'),
  // oxlint-disable-next-line unicorn/no-thenable -- what looks like a promise is one of the traps
  fc.constantFrom({toString: 1}, {length: 1e9}, {then: 1}, [[[[]]]], 1e308, -1, true, '9'.repeat(400)),
);

const headerText = fc.string({unit: 'grapheme-ascii', maxLength: 60});

const headers = (knownKeys: readonly string[]) =>
  fc.record(
    {
      'Content-Type': fc.oneof(
        {weight: 30, arbitrary: fc.constant('application/json')},
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'application/json; charset=utf-16',
            'text/plain',
            'application/json;charset=x',
            ';',
            '',
          ),
        },
      ),
      'Idempotency-Key': fc.oneof(
        {weight: 8, arbitrary: fc.uuid()},
        {weight: 2, arbitrary: fc.constantFrom(...knownKeys)},
        {weight: 1, arbitrary: headerText},
      ),
      'Accept-Language': fc.oneof(fc.constantFrom('de', 'zh-Hans', '*', ';q=2', 'en;q=x', ',,,'), headerText),
      'Accept-Encoding': fc.constantFrom('br', 'gzip, br', 'identity;q=0', '*'),
      Origin: fc.oneof(
        {weight: 8, arbitrary: fc.constant('')},
        {weight: 1, arbitrary: fc.constantFrom('null', 'https://x.example', 'http://localhost:1')},
      ),
      'If-None-Match': fc.oneof(fc.constant('*'), headerText),
      Range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
      Cookie: headerText,
      'X-Forwarded-For': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      'X-Request-Id': headerText,
    },
    {requiredKeys: ['Content-Type']},
  );

// Returns a value of the schema with fields replaced, dropped and added.
const damaged = (valid: fc.Arbitrary<unknown>) =>
  fc
    .record({
      value: valid,
      added: fc.dictionary(fc.string({unit: 'binary', maxLength: 20}), hostileValue, {maxKeys: 2}),
      victim: fc.nat(),
      replacement: hostileValue,
      isDropped: fc.boolean(),
    })
    .map(({value, added, victim, replacement, isDropped}) => {
      if (typeof value !== 'object' || value === null) return replacement;
      const entries = Object.entries(value);
      const index = victim % Math.max(1, entries.length);
      const kept = isDropped
        ? entries.filter((_entry, at) => at !== index)
        : entries.map(([name, old], at) => [name, at === index ? replacement : old] as const);
      return Object.assign(Object.fromEntries(kept), added);
    });

const asBody = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');

const bodies = (schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>) => {
  const valid = valuesOf(schema, components);
  return fc.oneof(
    {weight: 5, arbitrary: valid.map(asBody)},
    {weight: 4, arbitrary: damaged(valid).map(asBody)},
    {weight: 1, arbitrary: hostileValue.map(asBody)},
    {weight: 1, arbitrary: fc.uint8Array({maxLength: 400}).map((bytes) => Buffer.from(bytes))},
    // Truncated.
    {
      weight: 1,
      arbitrary: fc.tuple(valid, fc.double({min: 0, max: 1, noNaN: true})).map(([value, share]) => {
        const whole = asBody(value);
        return whole.subarray(0, Math.floor(whole.length * share));
      }),
    },
  );
};

/** Builds requests of every kind to every route of a description, and to unknown paths. */
export const requestsOf = (
  {paths, components}: ApiDescription,
  knownKeys: readonly string[],
): fc.Arbitrary<GeneratedRequest> => {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, {requestBody}]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return fc.record({
        method: fc.oneof(
          {weight: 14, arbitrary: fc.constant(method.toUpperCase())},
          {weight: 1, arbitrary: fc.constantFrom(...METHODS)},
        ),
        path: fc.oneof(
          {weight: 14, arbitrary: fc.constant(path)},
          {weight: 1, arbitrary: fc.webQueryParameters().map((query) => `${path}?${query}`)},
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              `${path}/`,
              `/${path}`,
              path.toUpperCase(),
              `${path}%00`,
              `${path}/..`,
            ),
          },
        ),
        headers: headers(knownKeys),
        body: schema ? bodies(schema, components.schemas) : fc.constant(undefined),
      });
    }),
  );
  const other = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc.oneof(fc.constantFrom(...OTHER_PATHS), fc.webPath()).map((path) => (path === '' ? '/' : path)),
    headers: headers(knownKeys),
    body: fc.oneof(
      fc.constant(undefined),
      fc.uint8Array({maxLength: 100}).map((bytes) => Buffer.from(bytes)),
    ),
  });
  // Forms write to the disk and matter most.
  const forms = routes.filter((_route, index) =>
    Object.keys(Object.values(paths)[index] ?? {}).includes('post'),
  );
  return fc.oneof(...routes, ...forms, other);
};
