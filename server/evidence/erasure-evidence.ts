import {z} from 'zod';

/**
 * The content of an entry that records an erasure: on request, which erases everything of the submission, or by age, which erases the
 * listed entries. `seqs` is absent from entries before 2026-11-22.
 */
export const ErasureEvidenceSchema = z.object({
  reason: z.enum(['request', 'retention']),
  seqs: z.array(z.number()).optional(),
});

/** See the schema. */
export type ErasureEvidence = z.output<typeof ErasureEvidenceSchema>;
