/** The fields of a contact message, in form order. Form controls have exactly these names. */
export const CONTACT_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** One field of a contact message. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The required fields of the contact message; `phone` is also required with a consent to calls or texts. */
export const REQUIRED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;
