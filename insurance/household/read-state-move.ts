import {isBirthToCome} from '../answers/birth-ahead.ts';
import {isMoveFromAbroad} from '../answers/from-abroad.ts';
import {monthAhead} from '../answers/month-ahead.ts';
import {moveAhead} from '../answers/read-move.ts';
import {addDays, type Day} from '../calendar/day.ts';
import {SPECIAL_ENROLLMENT_DAYS} from '../figures/window-rules.ts';
import {siteOf, type StateCode} from '../places/find-state.ts';
import {isTerritory} from '../places/territories.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Household} from './household.ts';
import type {MovesAhead, StateMove} from './state-move.ts';

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
const stateMoveIn = (
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
      const isToTerritory = isTerritory(newState);
      return {
        change,
        ...known,
        isTerritory: isToTerritory || isTerritory(known.oldState),
        first,
        last,
        end: first && !isToTerritory ? addDays(first, SPECIAL_ENROLLMENT_DAYS) : null,
        oldSite: siteOf(known.oldState),
        newSite: siteOf(newState),
      };
    }
  }
  return undefined;
};

/** Reads the changes that are ahead from their words, and the move into or out of Texas among them. */
export const readMovesAhead = (
  changes: readonly LifeChange[],
  household: Pick<Household, 'state' | 'stateCode'>,
  today: Day,
): MovesAhead => ({
  texts: changes
    .filter(
      (change) =>
        moveAhead(change, today) !== null ||
        monthAhead(change, today) !== null ||
        isBirthToCome(change, today),
    )
    .map(({text}) => text),
  move: stateMoveIn(changes, household, today),
  abroad: changes.filter(isMoveFromAbroad).map(({text}) => text),
});
