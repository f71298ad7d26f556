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
