/**
 * The service ids of the specification in card order, each with the text key of its name; with `Desc` the key names the
 * one-line description.
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

/** One service id. */
export type InsuranceType = keyof typeof SERVICE_TEXT_KEYS;

/** The services a quote can be requested for, in card order. */
export const INSURANCE_TYPES = Object.keys(SERVICE_TEXT_KEYS) as readonly InsuranceType[];

/** Says whether a text is a service id. */
export const isInsuranceType = (text: string): text is InsuranceType =>
  Object.hasOwn(SERVICE_TEXT_KEYS, text);
