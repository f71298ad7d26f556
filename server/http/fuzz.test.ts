import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {ContactRequestSchema} from '../../contract/contact.schema.ts';
import {LeadRequestSchema} from '../../contract/lead.schema.ts';
import {SaveResultsRequestSchema} from '../../contract/save-results.schema.ts';
import {problemOf} from '../testing/problem-of.ts';
import {callConsent, contact, healthConsent, lead, savedResults} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';

const RUNS = 400;

const full = {
  consents: [callConsent],
  context: {lang: 'en', partner: 'p', page: 'https://a.example/', elapsedMs: 5_000, proof: {trap: ''}},
  supersedes: '',
};

const routes = [
  {path: '/api/leads', valid: {...lead, ...full, phone: '7135550123'}, schema: LeadRequestSchema},
  {path: '/api/contact', valid: {...contact, ...full, phone: '7135550123'}, schema: ContactRequestSchema},
  {
    path: '/api/ai-workflow/results',
    valid: {...full, ...savedResults, consents: [healthConsent]},
    schema: SaveResultsRequestSchema,
  },
] as const;

// Every kind of JSON value, and values that have broken parsers before.
const value = fc.oneof(
  fc.jsonValue({maxDepth: 4}),
  fc.string({unit: 'binary', maxLength: 50}),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '\uDFFF', '\u202E', '__proto__', 'constructor', '1e999', '-0'),
  // oxlint-disable-next-line unicorn/no-thenable -- what looks like a promise is one of the traps
  fc.constantFrom({toString: 1}, {length: 1e9}, {then: 1}, [[[[]]]], 1e308, -1, true, '9'.repeat(400)),
);

// Makes a valid body with fields replaced, dropped and added.
const damaged = (valid: object) =>
  fc
    .record({
      replaced: fc.dictionary(fc.constantFrom(...Object.keys(valid)), value, {maxKeys: 4}),
      added: fc.dictionary(fc.string({unit: 'binary', maxLength: 20}), value, {maxKeys: 2}),
      dropped: fc.subarray(Object.keys(valid), {maxLength: 3}),
    })
    .map(({replaced, added, dropped}) => {
      const entries = Object.entries(valid).filter(([name]) => !dropped.includes(name));
      return Object.assign(Object.fromEntries(entries), replaced, added);
    });

test.each(routes)('$path answers every generated body with 201 or with its faulty fields', async (route) => {
  const {post} = await startTestServer();
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged(route.valid), value), async (body) => {
      const sent = JSON.stringify(body);
      const response = await post(route.path, sent);
      const isValid = route.schema.safeParse(JSON.parse(sent)).success;
      expect(response.status).toBe(isValid ? 201 : 422);
      const faults = isValid ? [] : (await problemOf(response)).errors;
      expect(faults.length > 0).toBe(!isValid);
    }),
    {numRuns: RUNS},
  );
});

test('any bytes under any headers of ours are answered with 4xx', async () => {
  const {origin} = await startTestServer();
  const headers = fc.record(
    {
      'Content-Type': fc.constantFrom(
        'application/json',
        'text/html',
        'application/json;charset=x',
        ';',
        'a/b',
      ),
      'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
      'Idempotency-Key': fc.oneof(fc.uuid(), fc.string({maxLength: 40}).map(encodeURIComponent)),
      'Accept-Language': fc.constantFrom('de', '*', ';q=2', 'en;q=x', ',,,'),
      Origin: fc.constantFrom(origin, 'null', 'https://x.example'),
    },
    {requiredKeys: []},
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 200}), headers, async (bytes, given) => {
      const response = await fetch(`${origin}/api/leads`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...given},
        body: bytes,
      });
      await response.arrayBuffer();
      expect(Math.floor(response.status / 100)).toBe(4);
    }),
    {numRuns: RUNS / 2},
  );
});
