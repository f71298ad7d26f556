import type {z} from 'zod';
import {MIN_HUMAN_MS} from '../../contract/limit.ts';
import type {ContextSchema} from '../../contract/submission.schema.ts';

/** Where and how a submission was made, after the schema. */
export type ParsedContext = z.output<typeof ContextSchema>;

/** Why a submission looks as if a program had sent it. */
export type HeldReason = 'trap' | 'too-fast' | 'links';

const MAX_LINKS = 2;

/**
 * Why a submission should be held for a look by the agent; empty for most. Held ones are acknowledged and kept
 * like any other, so a person taken for a program loses nothing but time. What the sender leaves out is not held
 * against them.
 */
export const heldReasons = (context: ParsedContext, texts: readonly string[]): readonly HeldReason[] => {
  const {proof, elapsedMs} = context;
  const reasons: HeldReason[] = [];
  if (typeof proof === 'object' && proof.trap !== '') reasons.push('trap');
  if (elapsedMs !== undefined && elapsedMs < MIN_HUMAN_MS) reasons.push('too-fast');
  const links = texts.reduce((count, text) => count + (text.match(/https?:\/\/|\[url/giu)?.length ?? 0), 0);
  if (links > MAX_LINKS) reasons.push('links');
  return reasons;
};
