import {UsageError} from '../usage-error.ts';

// Long enough not to hit another by accident.
const MIN_PREFIX = 4;

/** An id or the beginning of one, as ids are written. Throws UsageError for anything else. */
export const parseIdPrefix = (text: string): string => {
  if (!/^[0-9a-f-]+$/iu.test(text) || text.length < MIN_PREFIX)
    throw new UsageError(`"${text}" is not an id or the beginning of one.`);
  return text.toLowerCase();
};
