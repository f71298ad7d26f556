import {UsageError} from '../usage-error.ts';

// Long enough to avoid accidental matches.
const MIN_PREFIX = 4;

/** Returns an id or the beginning of an id in canonical form. Throws UsageError for any other text. */
export const parseIdPrefix = (text: string): string => {
  if (!/^[0-9a-f-]+$/iu.test(text) || text.length < MIN_PREFIX)
    throw new UsageError(`"${text}" is not an id or the beginning of one.`);
  return text.toLowerCase();
};
