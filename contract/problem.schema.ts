import {z} from 'zod';
import {FIELD_CODES, PROBLEM_CODES} from './problem.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`, 'u'));

/** A proof of work: the challenge and its solution. */
export const ProofChallengeSchema = z
  .strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('SHA-256'),
      // Hashes of hashes; 1 is one hash.
      cost: z.literal(1),
      // The sender, as the server names it.
      data: z.strictObject({sender: z.string()}),
      // Seconds since 1970.
      expiresAt: z.int(),
      keyLength: z.literal(32),
      keyPrefix: hex(16),
      nonce: hex(16),
      salt: hex(16),
    }),
    signature: hex(32),
  })
  .meta({id: 'ProofChallenge'});

/** Every error answer (`application/problem+json`). */
export const ProblemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(PROBLEM_CODES),
    detail: z.string(),
    errors: z.array(z.strictObject({field: z.string(), code: z.enum(FIELD_CODES)})),
    requestId: z.string(),
    // With `proof-required` only: the answer goes into `context.proof.altcha` of the same request, sent again.
    challenge: ProofChallengeSchema.exactOptional(),
    // On the desk, when another member was faster: the current resource.
    current: z.unknown().optional(),
  })
  .meta({id: 'Problem'});
