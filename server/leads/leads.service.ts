import type {ParsedLead} from '../../contract/lead.schema.ts';
import type {Receipt} from '../../contract/submission.ts';
import {publishedAs} from '../evidence/published-texts.ts';
import {answersText} from '../submission/fingerprint.ts';
import {flagReasons} from '../submission/flag-reasons.ts';
import {recordSubmission, type Recorder} from '../submission/record-submission.ts';
import type {Delivery} from '../submission/submission.ts';
import {keptCalculation} from './kept-calculation.ts';

/** Accepts quote requests. */
export type LeadsService = {
  /** Stores a quote request. Resolves when the request is durable. Throws the errors of `recordSubmission`. */
  readonly submit: (lead: ParsedLead, delivery: Delivery) => Promise<Receipt>;
};

/** Builds the service on a store and a clock. */
export const createLeadsService = (recorder: Recorder): LeadsService => ({
  submit: (lead, delivery) =>
    recordSubmission(
      recorder,
      {
        ...delivery,
        kind: 'lead',
        answersText: answersText(lead),
        sender: {name: `${lead.firstName} ${lead.lastName}`, email: lead.email, phone: lead.phone},
        consents: lead.consents,
        context: lead.context,
        supersedes: lead.supersedes,
        heldFor: flagReasons(lead.context, [`${lead.firstName} ${lead.lastName}`]),
      },
      {
        lead: {
          first_name: lead.firstName,
          last_name: lead.lastName,
          email: lead.email,
          phone: lead.phone,
          insurance_type: lead.insuranceType,
        },
        calculation:
          lead.calculation &&
          keptCalculation(lead.calculation, {
            isHealthAgreed: lead.consents.some(
              (consent) => consent.kind === 'health' && publishedAs(recorder.texts, consent) !== undefined,
            ),
          }),
      },
    ),
});
