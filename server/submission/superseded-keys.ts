/**
 * The keys that a submission replaces, in lower case, each once. In order, so that two transactions which replace the same
 * ones never wait for each other's.
 */
export const supersededKeys = (supersedes: string | readonly string[]): readonly string[] =>
  [...new Set([supersedes].flat().map((key) => key.toLowerCase()))].filter((key) => key !== '').toSorted();
