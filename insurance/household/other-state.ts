import {ADULT_AGE, type Program} from '../aca/person-program.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';
import type {StateCode} from '../places/find-state.ts';
import type {HouseholdPerson} from './household.ts';
import type {Outcome} from './triage.ts';

type OtherPlace = {readonly fplPercent: number; readonly stateCode: StateCode | null};

/** Returns the reason if another state's own rules decide; null if federal law decides. */
const reasonIn = (
  program: Program,
  person: HouseholdPerson,
  {fplPercent, stateCode}: OtherPlace,
): 'state-rules' | 'state-medicaid' | 'own-line' | null => {
  const state = usStates[stateCode ?? ''];
  // A percent of the line used here is a lower percent of the state's own line, so only the state's Medicaid for adults is certain.
  if (state?.hasOwnLine && !(person.age >= ADULT_AGE && fplPercent <= state.adultPercent))
    return program === 'employer' ? null : 'own-line';
  if (person.pregnant || person.age < ADULT_AGE) return fplPercent <= 400 ? 'state-rules' : null;
  // About an unknown state only one fact is certain: where Medicaid was extended to adults, the limit is at
  // least 138 %.
  if (state === undefined) return fplPercent <= 138 ? 'state-rules' : null;
  if (fplPercent <= state.adultPercent) return 'state-medicaid';
  return fplPercent < 100 ? 'state-rules' : null;
};

/** Returns the outcome outside Texas if the rules of the person's own state or territory decide; null if federal law decides. */
export const ofOtherState = (
  program: Program,
  person: HouseholdPerson,
  place: OtherPlace,
): Pick<Outcome, 'program' | 'reason'> | null => {
  if (program === 'medicare') return null;
  if (isTerritory(place.stateCode)) return {program: 'ask-territory', reason: 'no-exchange'};
  const reason = reasonIn(program, person, place);
  return reason === null ? null : {program: 'ask-state', reason};
};
