import type {Journal} from '../program/journal.ts';
import type {Feeling} from './fault.ts';

/** The observations during a fault. */
export type Seen = {
  /** Requests that ended without an acknowledgement. */
  readonly failed: number;
  /** Acknowledged submissions that began during the fault. */
  readonly acknowledged: number;
};

/**
 * Begins to watch; call this function as soon as the fault is in effect. `failedBefore`: the failed requests before the fault. Returns a
 * function that returns the observations; call the returned function just before the fault ends.
 */
export const watchFrom = (journal: Journal, failedBefore: number): (() => Seen) => {
  const begun = journal.begun;
  return () => ({failed: journal.failed - failedBefore, acknowledged: journal.acknowledgedAfter(begun)});
};

// The first twelve hexadecimal digits of an id are milliseconds (server/storage/time-ordered-id.ts).
const momentOf = (id: string): number => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

const isNumberedBy = (journal: Journal, clockMs: number): boolean =>
  [...journal.entries()].some(
    ({id}) => id !== undefined && Math.abs(momentOf(id) - Date.now() - clockMs) < Math.abs(clockMs) / 2,
  );

/** Returns why a fault may not have occurred; undefined for a fault that was noticed, or that nothing can notice. */
export const notFelt = (
  feeling: Feeling,
  {seen, journal, log}: {readonly seen: Seen; readonly journal: Journal; readonly log: string},
): string | undefined => {
  if (feeling === 'submissions')
    return seen.failed === 0 && seen.acknowledged > 0
      ? 'it was not felt: no submission failed, and the server went on to acknowledge submissions'
      : undefined;
  if (feeling === 'deliveries')
    return log.includes('"not delivered"') ? undefined : 'it was not felt: no delivery failed';
  if (feeling === 'counted' || 'unfelt' in feeling) return undefined;
  if ('logged' in feeling)
    return log.includes(feeling.logged) ? undefined : `it was not felt: the log lacks "${feeling.logged}"`;
  return isNumberedBy(journal, feeling.clockMs)
    ? undefined
    : 'it was not felt: no submission has a number of the other time';
};
