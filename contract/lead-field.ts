/** The fields of a quote request, in form order. Form controls have exactly these names. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'insuranceType'] as const;

/** One field of a quote request. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The required fields of the quote request; `phone` is also required with a consent to calls or texts. */
export const REQUIRED_LEAD_FIELDS = ['firstName', 'lastName', 'email', 'insuranceType'] as const;
