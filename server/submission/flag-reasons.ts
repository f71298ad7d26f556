import type {z} from 'zod';
import {MIN_HUMAN_MS} from '../../contract/limit.ts';
import type {ContextSchema} from '../../contract/submission.schema.ts';

/** The context of a submission, after the schema. */
export type ParsedContext = z.output<typeof ContextSchema>;

/** The reasons to flag a submission as sent by a program. */
export type FlagReason = 'trap' | 'too-fast' | 'links';

const MAX_LINKS = 2;

/**
 * Returns the reasons to flag a submission for a review by the agent; empty for most. Flagged submissions are acknowledged and stored like
 * any other, so that a person who is mistaken for a program loses only time. Missing context is no reason.
 */
export const flagReasons = (context: ParsedContext, texts: readonly string[]): readonly FlagReason[] => {
  const {proof, elapsedMs} = context;
  const reasons: FlagReason[] = [];
  if (typeof proof === 'object' && proof.trap !== '') reasons.push('trap');
  if (elapsedMs !== undefined && elapsedMs < MIN_HUMAN_MS) reasons.push('too-fast');
  const links = texts.reduce((count, text) => count + (text.match(/https?:\/\/|\[url/giu)?.length ?? 0), 0);
  if (links > MAX_LINKS) reasons.push('links');
  return reasons;
};
