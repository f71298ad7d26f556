import {CONTACT_FIELDS, REQUIRED_CONTACT_FIELDS} from '../../contract/contact-field.ts';
import {ContactRequestSchema, type ParsedContact} from '../../contract/contact.schema.ts';
import {LEAD_FIELDS, REQUIRED_LEAD_FIELDS} from '../../contract/lead-field.ts';
import {LeadRequestSchema, type ParsedLead} from '../../contract/lead.schema.ts';
import type {Receipt} from '../../contract/submission.ts';
import type {Delivery} from '../submission/submission.ts';

/** The name of a field of a plain form. */
export type PlainField = (typeof LEAD_FIELDS)[number] | (typeof CONTACT_FIELDS)[number];

/** A form that works without JavaScript. */
export type PlainForm = {
  readonly name: 'quote' | 'contact';
  readonly fields: readonly PlainField[];
  readonly required: readonly PlainField[];
  readonly schema: typeof LeadRequestSchema | typeof ContactRequestSchema;
  /** Stores a parsed request. Throws the errors of the services. */
  readonly submit: (body: unknown, delivery: Delivery) => Promise<Receipt>;
};

type Services = {
  readonly leads: {readonly submit: (lead: ParsedLead, delivery: Delivery) => Promise<Receipt>};
  readonly contact: {readonly send: (contact: ParsedContact, delivery: Delivery) => Promise<Receipt>};
};

/** Creates the two forms on the services of the API. */
export const plainForms = ({leads, contact}: Services): readonly PlainForm[] => [
  {
    name: 'quote',
    fields: LEAD_FIELDS,
    required: REQUIRED_LEAD_FIELDS,
    schema: LeadRequestSchema,
    submit: async (body, delivery) => await leads.submit(LeadRequestSchema.parse(body), delivery),
  },
  {
    name: 'contact',
    fields: CONTACT_FIELDS,
    required: REQUIRED_CONTACT_FIELDS,
    schema: ContactRequestSchema,
    submit: async (body, delivery) => await contact.send(ContactRequestSchema.parse(body), delivery),
  },
];
