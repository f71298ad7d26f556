import {z} from 'zod';

/** A term of a language: its meaning, the words to use, and the words to avoid. */
export const TermSchema = z.strictObject({
  of: z.string(),
  use: z.string(),
  /** Regular expressions, with boundaries that support accented letters, not case-sensitive. */
  never: z.array(z.string()),
  /** Whether the term is case-sensitive. */
  isCaseSensitive: z.boolean().optional(),
  /** Phrases that may contain the words. */
  except: z.array(z.string()).optional(),
  /** A text that matches this expression must also contain `name`. */
  wherever: z.string().optional(),
  name: z.string().optional(),
});

/** One term of a language. */
export type Term = z.infer<typeof TermSchema>;

// JavaScript's `\b` treats é as the end of a word.
const withLetters = (source: string): string =>
  source.replace(/^\\b/, '(?<![\\p{L}\\p{N}])').replace(/\\b$/, '(?![\\p{L}\\p{N}])');

/** Returns the words of a text that violate a term. */
export const breaksIn = (
  text: string,
  {never, isCaseSensitive, except, wherever, name}: Term,
): readonly string[] => {
  const rest = (except ?? []).reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  const flags = isCaseSensitive ? 'gu' : 'giu';
  const found = never.flatMap((source) => rest.match(new RegExp(withLetters(source), flags)) ?? []);
  const isNamed =
    wherever === undefined || !new RegExp(wherever, 'u').test(text) || text.includes(name ?? '');
  return isNamed ? found : [...found, `${wherever} without ${name}`];
};
