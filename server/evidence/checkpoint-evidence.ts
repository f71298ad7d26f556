import {hash} from 'node:crypto';
import {z} from 'zod';

/**
 * The facts about earlier unsigned entries that the signature of a checkpoint proves. The chain itself proves the
 * order and the commitments of these entries, but not which entries were empty at the time, nor the consents of
 * the empty entries.
 */
export const CheckpointEvidenceSchema = z.object({
  /** The empty unsigned entries as ranges: `1-5,9`. */
  emptied: z.string(),
  /** `digestOf` the consents that these entries prove. */
  consents: z.string(),
});

/** See the schema. */
export type CheckpointEvidence = z.output<typeof CheckpointEvidenceSchema>;

/** Writes ascending numbers as ranges. */
export const rangesOf = (numbers: readonly number[]): string => {
  const ranges: {first: number; last: number}[] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && open.last === number - 1) open.last = number;
    else ranges.push({first: number, last: number});
  }
  return ranges.map(({first, last}) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
};

/** Returns whether a number is in ranges that `rangesOf` wrote. */
export const isInRanges = (ranges: string): ((number: number) => boolean) => {
  const parsed = ranges
    .split(',')
    .filter((range) => range !== '')
    .map((range) => range.split('-').map(Number));
  return (number) => parsed.some(([first = 0, last = first]) => first <= number && number <= last);
};

/** Hashes the texts of consents in their order. */
export const digestOf = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));
