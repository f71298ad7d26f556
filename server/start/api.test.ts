import {expect, test} from 'vitest';
import {z} from 'zod';
import {CampaignListSchema, TestimonialListSchema} from '../../contract/public-data.schema.ts';
import {startTestServer} from '../testing/test-server.ts';

const Document = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({responses: z.record(z.string(), z.unknown())})),
  ),
  components: z.object({schemas: z.record(z.string(), z.looseObject({}))}),
});

test('campaigns are served as the contract says, to be kept for minutes and asked again cheaply', async () => {
  const {origin} = await startTestServer();
  const response = await fetch(`${origin}/api/campaigns`);
  const {campaigns} = CampaignListSchema.parse(await response.json());
  expect(campaigns.map(({id}) => id)).toEqual(
    expect.arrayContaining(['aca-2025', 'medicare-2024', 'aca-2027']),
  );
  expect(campaigns.every(({ctaUrl}) => ctaUrl.startsWith('https://'))).toBe(true);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const again = await fetch(`${origin}/api/campaigns`, {
    // `fetch` adds `no-cache` to a conditional request unless the caller sets the header.
    headers: {'If-None-Match': response.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0'},
  });
  expect(again.status).toBe(304);
});

test('without a published testimonial the list is empty', async () => {
  const {origin} = await startTestServer();
  const response = await fetch(`${origin}/api/testimonials`);
  expect(TestimonialListSchema.parse(await response.json())).toEqual({testimonials: []});
});

test('the description names every route, and every reference in it leads somewhere', async () => {
  const {origin} = await startTestServer();
  const text = await (await fetch(`${origin}/api/openapi.json`)).text();
  const {openapi, paths, components} = Document.parse(JSON.parse(text));
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual([
    '/api/leads',
    '/api/contact',
    '/api/campaigns',
    '/api/testimonials',
    '/api/ai-workflow/lead-qualification',
    '/api/ai-workflow/needs-assessment',
    '/api/ai-workflow/client-management',
    '/api/ai-workflow/results',
    '/api/chat/conversations',
    '/api/chat/conversations/{id}/messages',
    '/api/chat/conversations/{id}/events',
    '/api/chat/conversations/{id}/handover',
    '/api/chat/conversations/{id}/contact',
    '/api/chat/conversations/{id}',
    '/api/counts',
    '/api/health',
    '/api/ready',
  ]);
  expect(Object.keys(paths['/api/leads']?.['post']?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '403', '409', '413', '415', '422', '429', '503']),
  );
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/gu)].map(
    ([, name]) => name ?? '',
  );
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter((name) => !(name in components.schemas))).toEqual([]);
  expect(text).not.toContain('$defs');
});

test('every path that the description names is served', async () => {
  const {origin} = await startTestServer();
  const {paths} = Document.parse(await (await fetch(`${origin}/api/openapi.json`)).json());
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const response = await fetch(origin + path, {method: method.toUpperCase()});
      expect([path, method, [404, 405].includes(response.status)]).toEqual([path, method, false]);
    }
});

type Described = {
  readonly security?: unknown;
  readonly parameters?: readonly {readonly name: string}[];
  readonly requestBody?: {readonly content: object};
  readonly responses: Readonly<Record<string, {readonly content?: object}>>;
};

// A partner's developer generates a client from the description.
test('the description says how to open a conversation, and what an answer without JSON is', async () => {
  const {origin} = await startTestServer();
  const {paths, components} = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    readonly components: {readonly securitySchemes: unknown};
  };
  const of = (path: string, method: string) => paths[path]?.[method];
  const one = '/api/chat/conversations/{id}';
  expect(components.securitySchemes).toEqual({conversation: {type: 'http', scheme: 'bearer'}});
  const secured = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({security}) => (security ? [[path, security]] : [])),
  );
  expect(secured).toEqual(
    ['/messages', '/events', '/handover', '/contact', ''].map((part) => [one + part, [{conversation: []}]]),
  );
  const events = of(`${one}/events`, 'get');
  expect(Object.keys(events?.responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  expect(events?.parameters?.map(({name}) => name)).toEqual(['id', 'Last-Event-ID']);
  expect(Object.keys(events?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '429', '503']));
  for (const [path, method] of [
    [one, 'delete'],
    ['/api/counts', 'post'],
  ] as const)
    expect(of(path, method)?.responses['204']).toEqual({description: 'Answer'});
  expect(Object.keys(of('/api/counts', 'post')?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
});
