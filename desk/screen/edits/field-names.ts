/** The names of all editable fields. Each name has a label in the catalog. */
const FIELD_NAMES = [
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

/** The name of an editable field. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** Returns the field that a path of an error names. */
export const fieldNamed = (part: string | undefined): FieldName | undefined =>
  FIELD_NAMES.find((name) => name === part);
