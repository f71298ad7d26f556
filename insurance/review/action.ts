import {buysPlan} from '../aca/buys-plan.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {StateMove} from '../household/state-move.ts';
import type {Outcome} from '../household/triage.ts';
import type {PersonYear, YearTriage} from '../months/triage-year.ts';
import type {MarketplaceWindow} from '../windows/marketplace-window.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';
import type {ActionCode} from './precedence.ts';

/** One thing to do, and the last day to do it without a loss. */
export type Action = {
  readonly code: ActionCode;
  readonly deadline: Day;
  readonly params: Readonly<Record<string, string | number>>;
};

/** The facts that the actions depend on. */
export type ActionFacts = {
  readonly household: Household;
  readonly triage: YearTriage;
  readonly marketplace: MarketplaceWindow;
  readonly special: readonly SpecialWindow[];
  /** The end of the named coverage. */
  readonly coverEnded?: CoverEnd | null;
  /** The end of work by a change in life, otherwise that of the coverage. */
  readonly workEnded?: CoverEnd | null | undefined;
  /** Whether the words of a household of one person leave only the yearly period of Part B. */
  readonly lacksPartB?: boolean;
  /** A move into or out of Texas that is ahead. */
  readonly move?: StateMove | undefined;
  readonly today: Day;
};

/** An action that the facts allow. `isCertain`: the action applies whatever the open answers are. */
export type Candidate = Action & {readonly isCertain: boolean};

/** Creates a candidate. */
export const candidate = (
  code: ActionCode,
  deadline: Day,
  params: Action['params'] = {},
  isCertain = true,
): Candidate => ({code, deadline, params, isCertain});

const isBought = ({program, reason}: Outcome): boolean =>
  buysPlan(program) || reason === 'hra-offer' || reason === 'own-line';

/**
 * Returns whether someone may want a plan of the Marketplace in the month of a day, or in the plan year's first month
 * if the day is earlier. A person who leaves another program later has a special enrollment then.
 */
export const buysOn = ({months}: PersonYear, day: Day): boolean =>
  months.find(({to}) => to >= day)?.outcomes.some(isBought) ?? false;

/** Returns whether someone may want a plan of the Marketplace from the next month or with the plan year. */
export const buys = (person: PersonYear, today: Day): boolean =>
  person.soon.some(isBought) || buysOn(person, today);
