import type {LifeChangeKind} from '../life-change.ts';

/** The kinds that words can tell. */
export type ToldKind = Exclude<LifeChangeKind, 'other'>;

/**
 * How one language tells of changes. All patterns but `rewrites` see the text in small letters, without accents, with single
 * spaces and straight apostrophes. Each verb is bound to its object ("lost" to "insurance"), because a verb alone tells
 * nothing: people lose keys, quit smoking and cancel gyms.
 */
export type ChangeWords = {
  /** Negations that state a change, turned into plain words before doubts are looked for; these see the accents. */
  readonly rewrites: readonly (readonly [RegExp, string])[];
  /** Words that make any reading doubtful: negations, conditions, questions, other people, pets, other kinds of insurance. */
  readonly doubt: RegExp;
  readonly kinds: Readonly<Partial<Record<ToldKind, RegExp>>>;
};
