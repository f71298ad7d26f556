import {z} from 'zod';

/**
 * The content of an entry that says that content of earlier entries was erased: because the person asked for it, which
 * erases all that the submission has, or because it was old, which erases the entries listed. `seqs` is absent from
 * entries of before 2026-11-22.
 */
export const ErasureEvidenceSchema = z.object({
  reason: z.enum(['request', 'retention']),
  seqs: z.array(z.number()).optional(),
});

/** See the schema. */
export type ErasureEvidence = z.output<typeof ErasureEvidenceSchema>;
