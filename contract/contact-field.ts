/** The fields of a contact message, in form order. Form controls carry exactly these names. */
export const CONTACT_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** One field of a contact message. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The contact message's fields that must be answered; `phone` joins them once calls or texts are agreed to. */
export const REQUIRED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;
