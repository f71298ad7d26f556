/** The fields of a quote request, in form order. Form controls carry exactly these names. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'insuranceType'] as const;

/** The fields of a contact message, in form order. Form controls carry exactly these names. */
export const CONTACT_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** One field of a quote request. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** One field of a contact message. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The quote request's fields that must be answered; `phone` joins them once calls are agreed to. */
export const REQUIRED_LEAD_FIELDS = ['firstName', 'lastName', 'email', 'insuranceType'] as const;

/** The contact message's fields that must be answered; `phone` joins them once calls are agreed to. */
export const REQUIRED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;
