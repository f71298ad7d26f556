import type {Day} from '../calendar/day.ts';
import type {StateCode} from '../places/find-state.ts';
import type {LifeChange} from '../answers/life-change.ts';

/** A move across the border of Texas that is still ahead. Until the move, the old state's rules apply, then the new state's. */
export type StateMove = {
  /** The change as the visitor wrote it. */
  readonly change: LifeChange;
  readonly direction: 'to-texas' | 'from-texas';
  /** Whether the visitor's location is the new place already, so that the answer is for the time after the move. */
  readonly isPlaceNew: boolean;
  readonly oldState: StateCode | null;
  /** Whether the other place is a territory, which has no Marketplace. */
  readonly isTerritory: boolean;
  /** The first and the last day on which the move can be; null without a day and a month. */
  readonly first: Day | null;
  readonly last: Day | null;
  /** The last day of special enrollment, if the move is on the first of these days: certain for a later move, too. */
  readonly end: Day | null;
  /** The places where people enroll before and after the move. */
  readonly oldSite: string;
  readonly newSite: string;
};

/** Returns whether the location is the new place and open enrollment's deadline passes before the move: then it opens nothing. */
export const isAfterDeadline = (move: StateMove | undefined, deadline: Day): boolean =>
  move !== undefined && move.isPlaceNew && (move.first === null || move.first > deadline);

/** The moves, births and months of changes that are ahead. Browsers get this from the server's answer, because the words would cost every visitor 1.4 kB. */
export type MovesAhead = {
  /** The words of the changes that are ahead: nothing has opened yet. */
  readonly texts: readonly string[];
  /** The move into or out of Texas among the changes. */
  readonly move?: StateMove | undefined;
  /** The words of the moves from a foreign country or a territory: no coverage before them is necessary. */
  readonly abroad?: readonly string[] | undefined;
};
