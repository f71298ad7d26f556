import {z} from 'zod';

/**
 * What the chain keeps of one submission's withdrawal: when, and how. By a link: which submission's, and whose browser; by a restore
 * of an older store: the moment of the original one.
 */
export const WithdrawalEvidenceSchema = z.looseObject({method: z.enum(['link', 'restore']), at: z.string()});

/** See the schema. */
export type WithdrawalEvidence = z.input<typeof WithdrawalEvidenceSchema>;
