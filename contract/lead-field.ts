/** The fields of a quote request, in form order. Form controls carry exactly these names. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'insuranceType'] as const;

/** One field of a quote request. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The quote request's fields that must be answered; `phone` joins them once calls or texts are agreed to. */
export const REQUIRED_LEAD_FIELDS = ['firstName', 'lastName', 'email', 'insuranceType'] as const;
