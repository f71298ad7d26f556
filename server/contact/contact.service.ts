import type {ParsedContact} from '../../contract/contact.schema.ts';
import type {Receipt} from '../../contract/submission.ts';
import {answersText} from '../submission/fingerprint.ts';
import {flagReasons} from '../submission/flag-reasons.ts';
import {recordSubmission, type Recorder} from '../submission/record-submission.ts';
import type {Delivery} from '../submission/submission.ts';

/** Accepts contact messages. */
export type ContactService = {
  /** Stores a message. Resolves when the message is durable. Throws the errors of `recordSubmission`. */
  readonly send: (contact: ParsedContact, delivery: Delivery) => Promise<Receipt>;
};

/** Builds the service on a store and a clock. */
export const createContactService = (recorder: Recorder): ContactService => ({
  send: (contact, delivery) =>
    recordSubmission(
      recorder,
      {
        ...delivery,
        kind: 'contact',
        answersText: answersText(contact),
        sender: {name: contact.name, email: contact.email, phone: contact.phone},
        consents: contact.consents,
        context: contact.context,
        supersedes: contact.supersedes,
        heldFor: flagReasons(contact.context, [contact.name, contact.subject, contact.message]),
      },
      {
        contactMessage: {
          name: contact.name,
          phone: contact.phone,
          email: contact.email,
          subject: contact.subject,
          message: contact.message,
        },
      },
    ),
});
