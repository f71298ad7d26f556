/**
 * The service ids of the specification in card order, each with the text key of its name; `Desc` is appended for the key of the one-line
 * description.
 */
export const SERVICE_TEXT_KEYS = {
  health: 'healthInsurance',
  cancer: 'cancerInsurance',
  life: 'lifeInsurance',
  medicare: 'medicare',
  retirement: 'retirementPlanning',
  disability: 'disabilityInsurance',
  notary: 'notaryServices',
} as const;

/** A service id. */
export type InsuranceType = keyof typeof SERVICE_TEXT_KEYS;

/** The services of quote requests, in card order. */
export const INSURANCE_TYPES = Object.keys(SERVICE_TEXT_KEYS) as readonly InsuranceType[];

/** Returns whether a text is a service id. */
export const isInsuranceType = (text: string): text is InsuranceType =>
  Object.hasOwn(SERVICE_TEXT_KEYS, text);
