import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import type {z} from 'zod';
import {ContactRequestSchema} from '../../../../contract/contact.schema.ts';
import {REQUIRED_CONTACT_FIELDS} from '../../../../contract/contact-field.ts';
import {REQUIRED_LEAD_FIELDS} from '../../../../contract/lead-field.ts';
import {LeadRequestSchema} from '../../../../contract/lead.schema.ts';
import {contactRules} from '../../../contact-form/contact-form.model.ts';
import {quoteRules} from '../../../quote-form/quote-form.model.ts';
import {findFaults} from './find-faults.ts';

const agreement = {
  kind: 'contact',
  textVersion: 'contact-2026-11',
  textSha256: '0'.repeat(64),
  agreedAt: '2026-11-21T10:00:00.000Z',
};

/** Returns the server's faults for the same answers. */
const serverFaults = (schema: z.ZodType, answers: object, mayBeCalled: boolean): Record<string, string> => {
  const parsed = schema.safeParse({...answers, consents: mayBeCalled ? [agreement] : []});
  const faults: Record<string, string> = {};
  for (const {path, message} of parsed.error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
};

const text = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '\u200b\u200b',
    '\u202e',
    'Ana',
    'ana@example.com',
    'ana@example',
    'a..b@example.com',
    '@',
    'josé@correo.example',
  ),
  fc.constantFrom('713-555-0199', '+1 (713) 555-0199 ext. 4', '123', 'call me', '1'.repeat(16)),
  fc.constantFrom(
    'line\nbreak',
    'tab\there',
    'nul\u0000',
    'a\u009b31mX',
    'half \ud800',
    '𝒜'.repeat(100),
    '𝒜'.repeat(101),
  ),
  fc.string({maxLength: 300}),
  fc.integer({min: 4_990, max: 5_010}).map((length) => 'é'.repeat(length)),
);

test('finds the same faults in a quote request as the server', () => {
  const insuranceType = fc.constantFrom('', 'health', 'notary');
  const answers = fc.record({firstName: text, lastName: text, email: text, phone: text, insuranceType});
  fc.assert(
    fc.property(answers, fc.boolean(), (typed, mayBeCalled) => {
      expect(findFaults(quoteRules, typed, mayBeCalled)).toEqual(
        serverFaults(LeadRequestSchema, typed, mayBeCalled),
      );
    }),
    {numRuns: 500},
  );
});

test('finds the same faults in a contact message as the server', () => {
  const answers = fc.record({name: text, phone: text, email: text, subject: text, message: text});
  fc.assert(
    fc.property(answers, fc.boolean(), (typed, mayBeCalled) => {
      expect(findFaults(contactRules, typed, mayBeCalled)).toEqual(
        serverFaults(ContactRequestSchema, typed, mayBeCalled),
      );
    }),
    {numRuns: 500},
  );
});

test('requires a number when calls are agreed to', () => {
  const answers = {name: 'Ben', phone: ' ', email: 'ben@example.com', subject: '', message: 'Hello'};
  expect(findFaults(contactRules, answers, false)).toEqual({});
  expect(findFaults(contactRules, answers, true)).toEqual({phone: 'required'});
});

const required = ({fields, optional}: {fields: readonly string[]; optional: readonly string[]}) =>
  fields.filter((field) => !optional.includes(field)).toSorted();

test('the forms require the same fields as the contract', () => {
  expect(required(quoteRules)).toEqual([...REQUIRED_LEAD_FIELDS].toSorted());
  expect(required(contactRules)).toEqual([...REQUIRED_CONTACT_FIELDS].toSorted());
});
