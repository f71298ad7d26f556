import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {faultsOf} from '../testing/problem-of.ts';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';

describe('a faulty answer is refused with its field named', () => {
  const cases: readonly [string, unknown, readonly string[]][] = [
    [
      'nothing',
      {},
      ['firstName: required', 'lastName: required', 'email: required', 'insuranceType: required'],
    ],
    ['empty names', {...lead, firstName: ' ', lastName: ''}, ['firstName: required', 'lastName: required']],
    ['no email', {...lead, email: 'ana@mail'}, ['email: invalid-email']],
    ['two emails', {...lead, email: 'a@b.co,c@d.co'}, ['email: invalid-email']],
    ['a header in the email', {...lead, email: 'a@b.co\r\nBcc: c@d.co'}, ['email: invalid-characters']],
    ['no phone number', {...lead, phone: 'call me'}, ['phone: invalid-phone']],
    ['calls agreed to, no number', {...lead, consents: [callConsent]}, ['phone: required']],
    [
      'calls agreed to and other faults',
      {...lead, email: '', consents: [callConsent]},
      ['email: required', 'phone: required'],
    ],
    ['no service of ours', {...lead, insuranceType: 'car'}, ['insuranceType: not-in-list']],
    ['an inherited name as service', {...lead, insuranceType: 'constructor'}, ['insuranceType: not-in-list']],
    ['no service chosen', {...lead, insuranceType: ''}, ['insuranceType: required']],
    ['NUL', {...lead, firstName: 'A\u0000'}, ['firstName: invalid-characters']],
    ['a lone surrogate', {...lead, lastName: 'A\uD800'}, ['lastName: invalid-characters']],
    ['a number for a name', {...lead, firstName: 5}, ['firstName: wrong-type']],
    ['null', {...lead, firstName: null}, ['firstName: wrong-type']],
    ['an object that breaks String()', {...lead, firstName: {toString: 1}}, ['firstName: wrong-type']],
    ['a list for a service', {...lead, insuranceType: ['life']}, ['insuranceType: wrong-type']],
    ['too long a name', {...lead, firstName: 'x'.repeat(101)}, ['firstName: too-long']],
    ['an unknown field', {...lead, role: 'admin'}, ['role: unknown-field']],
    [
      'an unknown consent',
      {...lead, consents: [{...callConsent, kind: 'all'}]},
      ['consents.0.kind: not-in-list'],
    ],
    [
      'a faulty hash',
      {...lead, consents: [{...callConsent, kind: 'health', textSha256: 'x'}]},
      ['consents.0.textSha256: invalid-format'],
    ],
    [
      'a day that does not exist',
      {...lead, consents: [{...callConsent, kind: 'health', agreedAt: '2026-02-30T10:00:00Z'}]},
      ['consents.0.agreedAt: invalid-date'],
    ],
    ['consents that are no list', {...lead, consents: 'all'}, ['consents: wrong-type']],
    [
      'too many consents',
      {...lead, phone: '7135550123', consents: Array.from({length: 11}, () => callConsent)},
      ['consents: too-many'],
    ],
    ['an unknown part of context', {...lead, context: {ip: '::1'}}, ['context.ip: unknown-field']],
    ['no duration', {...lead, context: {elapsedMs: 'soon'}}, ['context.elapsedMs: invalid-number']],
    ['a negative duration', {...lead, context: {elapsedMs: -1}}, ['context.elapsedMs: invalid-number']],
    ['an unknown language', {...lead, context: {lang: 'it'}}, ['context.lang: not-in-list']],
    ['a number for a host page', {...lead, context: {hostPage: 1}}, ['context.hostPage: wrong-type']],
    [
      'too long a host page',
      {...lead, context: {hostPage: `https://partner.example/${'x'.repeat(2_048)}`}},
      ['context.hostPage: too-long'],
    ],
    ['no time of sending', {...lead, context: {sentAt: 'now'}}, ['context.sentAt: invalid-date']],
    ['a number for a time', {...lead, context: {sentAt: 1}}, ['context.sentAt: wrong-type']],
    ['no key to supersede', {...lead, supersedes: 'x'}, ['supersedes: invalid-format']],
    ['a number to supersede', {...lead, supersedes: 1}, ['supersedes: invalid-format']],
    [
      'a list with something else than keys to supersede',
      {...lead, supersedes: [randomUUID(), 'x']},
      ['supersedes.1: invalid-format'],
    ],
    [
      'too many keys to supersede',
      {...lead, supersedes: Array.from({length: 9}, () => randomUUID())},
      ['supersedes: too-many'],
    ],
    ['a list', [lead], ['body: wrong-type']],
    ['a text', '"lead"', ['body: wrong-type']],
    ['null as body', 'null', ['body: wrong-type']],
  ];

  test('in a quote request', async () => {
    const {post} = await startTestServer();
    for (const [name, body, faults] of cases) {
      const response = await post('/api/leads', body);
      expect.soft(response.status, name).toBe(422);
      expect.soft(await faultsOf(response), name).toEqual(faults);
    }
  });

  test('keys that reach for a prototype', async () => {
    const {post} = await startTestServer();
    const body = JSON.stringify(lead).replace('{', '{"__proto__":{"isAdmin":true},"constructor":{},');
    expect(await faultsOf(await post('/api/leads', body))).toEqual([
      '__proto__: unknown-field',
      'constructor: unknown-field',
    ]);
  });

  test('a message that is missing or too long', async () => {
    const {post} = await startTestServer();
    expect(await faultsOf(await post('/api/contact', {...contact, message: ' '}))).toEqual([
      'message: required',
    ]);
    const long = {...contact, message: '字'.repeat(5_001)};
    expect(await faultsOf(await post('/api/contact', long))).toEqual(['message: too-long']);
    expect((await post('/api/contact', {...contact, message: '字'.repeat(5_000)})).status).toBe(201);
  });
});
