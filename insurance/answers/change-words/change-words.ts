import type {LifeChangeKind} from '../life-change.ts';

/** The kinds of change that words can express. */
export type NamedChangeKind = Exclude<LifeChangeKind, 'other'>;

/**
 * The phrases of one language for changes. All patterns but `rewrites` match the text in lower case, without accents, with single spaces
 * and straight apostrophes. Each verb is bound to its object ("lost" to "insurance"), because people also lose keys, quit smoking and
 * cancel gyms. Visitors download the patterns, so a group is written `(a|b)` where nothing reads the group, and `\b` stands once for all
 * alternatives that begin or end with it.
 */
export type ChangeWords = {
  /**
   * Negations that state a change, rewritten to plain words before doubts are searched for; these patterns see the
   * accents.
   */
  readonly rewrites: readonly (readonly [RegExp, string])[];
  /**
   * Words that make every reading doubtful: negations, conditions, questions, other people, pets, other kinds of
   * insurance.
   */
  readonly doubt: RegExp;
  readonly kinds: Readonly<Partial<Record<NamedChangeKind, RegExp>>>;
};
