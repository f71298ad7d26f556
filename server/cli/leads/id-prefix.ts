import {CommandError} from '../command-error.ts';
import {UsageError} from '../usage-error.ts';

/** The length of the shortest beginning of an id that commands accept: long enough to avoid accidental matches. */
export const MIN_ID_PREFIX = 4;

/** Returns an id or the beginning of an id in canonical form. Throws UsageError for any other text. */
export const parseIdPrefix = (text: string): string => {
  if (!/^[0-9a-f-]+$/iu.test(text) || text.length < MIN_ID_PREFIX)
    throw new UsageError(`"${text}" is not an id or the beginning of one.`);
  return text.toLowerCase();
};

/** Returns the one match of an id or its beginning. Throws CommandError for none, with the message `none`, and for several. */
export const onlyMatch = <Match>(matches: readonly Match[], given: string, none: string): Match => {
  const [match, ...more] = matches;
  if (match === undefined) throw new CommandError(none);
  if (more.length > 0) throw new CommandError(`Several ids begin with ${given}. Give more of the id.`);
  return match;
};

/** Returns the message for an id without a submission. */
export const noSubmission = (given: string): string => `There is no quote request or message ${given}.`;
