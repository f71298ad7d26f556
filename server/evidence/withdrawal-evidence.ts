import {z} from 'zod';

/**
 * The content of the entry about a submission's withdrawal: time and method. For a withdrawal by link, also the
 * link's submission and the browser; after a restore of an older store, the time of the original withdrawal. `desk`: the
 * person, who wanted no contact, was erased.
 */
export const WithdrawalEvidenceSchema = z.looseObject({
  method: z.enum(['link', 'restore', 'desk']),
  at: z.string(),
});

/** See the schema. */
export type WithdrawalEvidence = z.input<typeof WithdrawalEvidenceSchema>;
