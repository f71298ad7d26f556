import type {AcaInputs} from '../aca/aca-inputs.ts';
import type {HouseholdCase} from '../assessment/read-case.ts';
import type {Day} from '../calendar/day.ts';
import type {StateMove} from '../household/state-move.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {ReviewDay} from '../review/next-review.ts';
import type {MoneyAnswer} from './money.ts';
import type {PeopleAnswer} from './people.ts';
import type {Branch, OpenQuestion} from './questions.ts';
import type {SecondStep} from './second.ts';
import type {HandCode, Step} from './steps.ts';
import type {TobaccoSurcharge} from './tobacco.ts';

/** The input of the answer: the same household and triage as for the numbered points. */
export type AnswerFacts = {
  readonly found: HouseholdCase;
  /** The next day to review everything. */
  readonly review?: ReviewDay | undefined;
  /** Rows of people without an employer's offer, as the visitor answered. */
  readonly noOffer?: readonly number[];
  readonly today: Day;
};

/** The result for a visitor: codes with parameters; the caller supplies the words. */
export type AnswerModel = {
  readonly today: Day;
  readonly planYear: number;
  /** The one thing to do, with its deadline. */
  readonly sentence: Step;
  /** Another thing with a day of its own that the sentence must not hide. */
  readonly second?: SecondStep | undefined;
  /** Undefined if nobody can have the credit. */
  readonly money: MoneyAnswer | undefined;
  /** Prices of the household's plan; undefined without a Texas county, and if nobody buys a Marketplace plan. */
  readonly price: HouseholdPrice | undefined;
  /** The most that the household would pay a month for the benchmark plan with a joint return, in dollars; undefined if a joint return changes nothing. */
  readonly jointMonthly: number | undefined;
  /** Undefined if nobody who may buy a Marketplace plan uses tobacco. */
  readonly tobacco: TobaccoSurcharge | undefined;
  readonly people: readonly PeopleAnswer[];
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
  readonly hand: readonly HandCode[];
  readonly questions: readonly OpenQuestion[];
  /**
   * Yearly income, the poverty line of the household's size, and the income in percent of it; undefined if one of them
   * is open.
   */
  readonly household:
    | {readonly income: number; readonly percent: number; readonly size: number; readonly line: number}
    | undefined;
  readonly isTexas: boolean;
  /** A move into or out of Texas that is ahead. */
  readonly move?: StateMove | undefined;
  /**
   * The household of the picture of payments by income; undefined if an open answer decides, or if nobody buys a
   * Marketplace plan.
   */
  readonly pictured: AcaInputs | undefined;
};
