/** The services a quote can be asked for: the service ids of the specification, in card order. */
export const INSURANCE_TYPES = [
  'health',
  'cancer',
  'life',
  'medicare',
  'retirement',
  'disability',
  'notary',
] as const;

/** One service id. */
export type InsuranceType = (typeof INSURANCE_TYPES)[number];
