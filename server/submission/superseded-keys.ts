/**
 * Returns the keys that a submission replaces, in lower case and without duplicates. The keys are sorted, to
 * prevent deadlocks between transactions that replace the same keys.
 */
export const supersededKeys = (supersedes: string | readonly string[]): readonly string[] =>
  [...new Set([supersedes].flat().map((key) => key.toLowerCase()))].filter((key) => key !== '').toSorted();
