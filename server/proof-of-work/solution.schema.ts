import {z} from 'zod';
import {ProofChallengeSchema} from '../../contract/problem.schema.ts';

const SolutionSchema = z.object({
  challenge: ProofChallengeSchema,
  solution: z.object({counter: z.int().nonnegative(), derivedKey: z.string()}),
});

/** A challenge and its solution. */
export type Solution = z.output<typeof SolutionSchema>;

/** Reads a solution: JSON in base64, as ALTCHA's own clients send it; undefined for any other text. */
export const readSolution = (text: string): Solution | undefined => {
  try {
    return SolutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined; // no JSON
  }
};
