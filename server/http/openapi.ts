import {z} from 'zod';
import {PROBLEM_MEDIA_TYPE} from '../../contract/problem.ts';
import {IDEMPOTENCY_HEADER, UUID_PATTERN} from '../../contract/idempotency.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import type {Route} from './route.ts';

type Json = {readonly [key: string]: unknown};

// The statuses that any request can get before its handler runs.
const POSTED = [400, 403, 405, 408, 413, 415, 422, 429, 500, 503] as const;
const SHARED_STATUS = {get: [429, 503], post: POSTED, delete: [403, 405, 429, 500, 503]} as const;

/** The name of the authorization with the secret of a conversation. */
const CONVERSATION = 'conversation';

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** Describes routes as an OpenAPI 3.1 document, from their declarations. */
export const describeApi = (routes: readonly Route[]): Json => {
  const components: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[templateOf(route.path)] = {
      ...paths[templateOf(route.path)],
      [route.method]: describeRoute(route, components),
    };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lamplight',
      version: '1.0.0',
      description: 'Quote requests, contact messages and public data.',
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: {[CONVERSATION]: {type: 'http', scheme: 'bearer'}},
    },
  };
};

// Express writes `:id`, OpenAPI `{id}`.
const templateOf = (path: string): string => path.replaceAll(/:(\w+)/gu, '{$1}');

const pathParameters = (path: string): readonly Json[] =>
  [...path.matchAll(/:(\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: {type: 'string', format: 'uuid'},
  }));

const describeRoute = (route: Route, components: Record<string, unknown>): Json => {
  const answers = Object.entries(route.answers).map(
    ([status, schema]) =>
      [status, describeAnswer(route, Number(status), jsonSchema(schema, 'output', components))] as const,
  );
  const problem = jsonSchema(ProblemSchema, 'output', components);
  const problems = sharedStatus(route).map(
    (status) => [String(status), describeAnswer(route, status, problem)] as const,
  );
  const parameters = [
    ...pathParameters(route.path),
    ...(route.isIdempotent ? [KEY_PARAMETER] : []),
    ...(route.isStream ? [LAST_EVENT_PARAMETER] : []),
  ];
  return {
    summary: route.summary,
    ...(route.needsSecret ? {security: [{[CONVERSATION]: []}]} : {}),
    ...(parameters.length > 0 ? {parameters} : {}),
    ...(route.body ? {requestBody: describeBody(route, jsonSchema(route.body, 'input', components))} : {}),
    responses: Object.fromEntries([...problems, ...answers]),
  };
};

const sharedStatus = ({method, policy}: Route): readonly number[] => [
  ...SHARED_STATUS[method],
  ...(method === 'get' && policy === 'formRead' ? [403] : []),
];

const describeBody = ({takesForm}: Route, schema: Json): Json => ({
  required: true,
  content: {
    'application/json': {schema},
    ...(takesForm ? {'application/x-www-form-urlencoded': {schema}} : {}),
  },
});

const KEY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'The same key and answers give the same 201 again; other answers give 409.',
  schema: {type: 'string', pattern: UUID_PATTERN.source},
};

const LAST_EVENT_PARAMETER = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last event that arrived: the stream begins after it.',
  schema: {type: 'string'},
};

// A 403 contains the challenge when a proof of work is required.
const WITH_RETRY_AFTER = new Set([403, 429, 503]);

const describeAnswer = ({isStream}: Route, status: number, schema: Json): Json => {
  if (status === 204) return {description: 'Answer'};
  const isProblem = schema['$ref'] === `${COMPONENT}Problem`;
  const answerType = isStream ? 'text/event-stream' : 'application/json';
  return {
    description: isProblem ? 'Problem' : 'Answer',
    ...(isProblem && WITH_RETRY_AFTER.has(status)
      ? {headers: {'Retry-After': {schema: {type: 'integer'}, description: 'Seconds to wait.'}}}
      : {}),
    content: {[isProblem ? PROBLEM_MEDIA_TYPE : answerType]: {schema}},
  };
};

// zod puts named schemas under $defs of each document; OpenAPI has each schema once.
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output', components: Record<string, unknown>): Json => {
  const {$schema: _dialect, $defs = {}, ...rest} = relink(z.toJSONSchema(schema, {io}));
  for (const [name, definition] of Object.entries($defs as Json)) components[name] = definition;
  return rest;
};

const relink = (document: unknown): Json => {
  const text = JSON.stringify(document).replaceAll(`"$ref":"${DEFINITION}`, `"$ref":"${COMPONENT}`);
  // A JSON Schema document is an object.
  return JSON.parse(text) as Json;
};
