import {z} from 'zod';

/**
 * The content of the entry about a submission's withdrawal: when and how. By a link: whose link, and which browser; by a restore
 * of an older store: the moment of the original one.
 */
export const WithdrawalEvidenceSchema = z.looseObject({method: z.enum(['link', 'restore']), at: z.string()});

/** See the schema. */
export type WithdrawalEvidence = z.input<typeof WithdrawalEvidenceSchema>;
