/** The fields of everything that is edited: each has a label in the catalog. */
export const FIELD_NAMES = [
  'type',
  'year',
  'startDate',
  'endDate',
  'deadlines',
  'enrollBy',
  'coverageStarts',
  'source',
  'verifiedOn',
  'nextReview',
  'title',
  'message',
  'ctaUrl',
  'priority',
  'name',
  'service',
  'rating',
  'review',
  'date',
  'permission',
  'relationship',
  'lang',
  'image',
  'subject',
  'text',
  'regular',
  'byAppointment',
  'daysOff',
  'from',
  'to',
  'opens',
  'closes',
] as const;

/** One of them. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** Finds the field that a part of a fault's path names. */
export const fieldNamed = (part: string | undefined): FieldName | undefined =>
  FIELD_NAMES.find((name) => name === part);
