import {moveAhead} from '../answers/read-move.ts';
import {addDays, type Day} from '../calendar/day.ts';
import {SPECIAL_ENROLLMENT_DAYS} from '../figures/window-rules.ts';
import {siteOf, type StateCode} from '../places/find-state.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Household} from './household.ts';

/** A move across the border of Texas that is still ahead. Until the move, the old state's rules apply, then the new state's. */
export type StateMove = {
  /** The change as the visitor wrote it. */
  readonly change: LifeChange;
  readonly direction: 'to-texas' | 'from-texas';
  /** Whether the visitor's location is the new place already, so that the answer is for the time after the move. */
  readonly isPlaceNew: boolean;
  readonly oldState: StateCode | null;
  /** The first and the last day on which the move can be; null without a day and a month. */
  readonly first: Day | null;
  readonly last: Day | null;
  /** The last day of special enrollment, if the move is on the first of these days: certain for a later move, too. */
  readonly end: Day | null;
  /** Where people enroll before the move, and after the move. */
  readonly oldSite: string;
  readonly newSite: string;
};

const TEXAS = 'TX';

/** Returns the old and the new state if one of them is Texas; undefined if the words and the location leave them open. */
const statesOf = (
  {to, from}: {readonly to: StateCode | null; readonly from: StateCode | null},
  {state, stateCode}: Pick<Household, 'state' | 'stateCode'>,
): (Pick<StateMove, 'direction' | 'isPlaceNew' | 'oldState'> & {newState: StateCode | null}) | undefined => {
  if (to === TEXAS && from !== TEXAS) {
    if (state === 'other')
      return {direction: 'to-texas', isPlaceNew: false, oldState: stateCode, newState: to};
    return state === 'texas' && from !== null
      ? {direction: 'to-texas', isPlaceNew: true, oldState: from, newState: to}
      : undefined;
  }
  const isLeaving = state === 'texas' && (to === null ? from === TEXAS : to !== TEXAS);
  return isLeaving ? {direction: 'from-texas', isPlaceNew: false, oldState: TEXAS, newState: to} : undefined;
};

/** Finds the first move into or out of Texas that is ahead. Undefined if there is none that is certain. */
export const stateMoveIn = (
  changes: readonly LifeChange[],
  household: Pick<Household, 'state' | 'stateCode'>,
  today: Day,
): StateMove | undefined => {
  for (const change of changes) {
    const move = moveAhead(change, today);
    const states = move ? statesOf(move, household) : undefined;
    if (move && states) {
      const {newState, ...known} = states;
      const {first, last} = move;
      return {
        change,
        ...known,
        first,
        last,
        end: first && addDays(first, SPECIAL_ENROLLMENT_DAYS),
        oldSite: siteOf(known.oldState),
        newSite: siteOf(newState),
      };
    }
  }
  return undefined;
};

/** Returns whether the location is the new place and open enrollment's deadline passes before the move: then it opens nothing. */
export const isAfterDeadline = (move: StateMove | undefined, deadline: Day): boolean =>
  move !== undefined && move.isPlaceNew && (move.first === null || move.first > deadline);
