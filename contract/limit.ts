/** The largest request body, in bytes, before and after decompression. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The maximum depth of objects and arrays in a body. Our bodies need three levels. */
export const MAX_JSON_DEPTH = 16;

/** The maximum number of consents in one submission. */
export const MAX_CONSENTS = 10;

/** The maximum number of hidden fields that a page can send with a form. */
export const MAX_HIDDEN = 10;

/** The name of a hidden field. */
export const HIDDEN_NAME = /^[\w.-]{1,50}$/;

/** The maximum number of earlier sends that one submission can replace. */
export const MAX_SUPERSEDED = 8;

/**
 * The shortest time, in milliseconds, in which a person fills in a form. A form that was sent sooner was probably
 * filled in by a program: the submission is acknowledged and stored, but flagged.
 */
export const MIN_HUMAN_MS = 1_000;

/**
 * The longest accepted text per field, in characters (code points, counted after trimming).
 * Forms may use these numbers as `maxlength`, which counts UTF-16 units and so never allows more.
 */
export const MAX_LENGTH = {
  firstName: 100,
  lastName: 100,
  name: 200,
  // RFC 5321 section 4.5.3.1.3: a path is 256 octets, two of them the angle brackets.
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
  chatText: 2_000,
  textVersion: 64,
  partner: 100,
  page: 2_048,
  widget: 64,
  version: 64,
  utm: 200,
  hidden: 200,
  proof: 8_192,
} as const;
