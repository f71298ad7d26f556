import type {ConsentKind} from '../../../../contract/consent.ts';
import {type Answers, type FormConsent, PHONE_CONSENTS, type SubmissionRules} from '../submission-rules.ts';

/** The text that each consent shows (agency/legal). */
export const consentText = {
  contact: 'contactConsent',
  texts: 'textsConsent',
  medicare: 'medicareContact',
} as const satisfies Partial<Record<ConsentKind, string>>;

/** Returns the service of the answers; empty when they name none. */
export const serviceOf = <Field extends string>(
  {serviceField}: Pick<SubmissionRules<Field>, 'serviceField'>,
  answers: Answers<Field>,
): string => (serviceField ? answers[serviceField] : '');

/**
 * Lists the consents of these answers, in form order: a request about Medicare also has the consent to contact about
 * its plans.
 */
export const consentsFor = (service: string): readonly FormConsent[] =>
  service === 'medicare' ? [...PHONE_CONSENTS, 'medicare'] : PHONE_CONSENTS;
