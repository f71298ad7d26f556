import {expect, test} from 'vitest';
import {z} from 'zod';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from './ai-workflow.schema.ts';
import {
  ChatContactRequestSchema,
  ChatMessageRequestSchema,
  ConversationRequestSchema,
} from './chat.schema.ts';
import {ContactRequestSchema} from './contact.schema.ts';
import {LeadRequestSchema} from './lead.schema.ts';
import {SaveResultsRequestSchema} from './save-results.schema.ts';

// Every request that carries a visitor's answers. The schemas refuse unknown fields, so nothing else can be asked for.
const requests: Readonly<Record<string, z.ZodType>> = {
  LeadRequestSchema,
  ContactRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
  ClientManagementRequestSchema,
  SaveResultsRequestSchema,
  ConversationRequestSchema,
  ChatMessageRequestSchema,
  ChatContactRequestSchema,
};

/** The names of all properties of a JSON schema, at every depth. */
const namesIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
};

/** The privacy notice: Social Security, bank and card numbers, immigration status. */
const NEVER_ASKED =
  /ssn|socialSecurityNumber|taxId|itin|passport|bank|iban|routing|card|account|immigra|citizen|visa$|greenCard|lawful|alien/iu;

test.each(Object.entries(requests))(
  '%s asks for no Social Security, bank or card number, and for no immigration status',
  (_name, schema) => {
    const names = namesIn(z.toJSONSchema(schema, {io: 'input'}));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => NEVER_ASKED.test(name))).toEqual([]);
  },
);

test('a field that asks for one of them is found', () => {
  const schema = z.strictObject({people: z.array(z.strictObject({immigrationStatus: z.string()}))});
  expect(namesIn(z.toJSONSchema(schema)).filter((name) => NEVER_ASKED.test(name))).toEqual([
    'immigrationStatus',
  ]);
});
