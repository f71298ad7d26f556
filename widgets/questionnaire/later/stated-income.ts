import {bandEnds} from '../../../contract/ai-workflow-rule.ts';
import {INCOME_BANDS} from '../../../contract/household-choice.ts';
import {parseMoney} from '../../../insurance/answers/parse-money.ts';
import type {AnswerPath} from '../answer-path.ts';
import type {Answers} from '../questionnaire.model.ts';

/** The period of an income amount. */
export const INCOME_PERIODS = ['year', 'month'] as const;

/** The precision of an income amount. */
export const INCOME_KINDS = ['exact', 'about', 'range'] as const;

/** The paths of further incomes, whose sum with the first is the household's income. */
export const OTHER_INCOMES: readonly AnswerPath[] = [0, 1, 2, 3].map(
  (number): AnswerPath => `leadData.otherIncome.${number}`,
);

/** The part of an approximate amount that is added and subtracted. */
const ABOUT = 0.1;

/** The yearly income of a household in the API's form, in dollars; '' if missing. */
export type StatedIncome = {
  readonly income: string;
  readonly exactIncome: string;
  readonly incomeLow: string;
  readonly incomeHigh: string;
};

const at = (answers: Answers, field: string): string => answers[`leadData.${field}`]?.trim() ?? '';

const otherIncomes = (answers: Answers): readonly string[] =>
  OTHER_INCOMES.map((path) => answers[path]?.trim() ?? '').filter((text) => text !== '');

/** Returns the sum of the typed amounts; null if there is none, or if one of them is no amount. */
const sumOf = (typed: readonly string[]): number | null =>
  typed
    .map((text) => parseMoney(text))
    .reduce(
      (sum, amount) => (sum === null || amount === null ? null : sum + amount),
      typed.length > 0 ? 0 : null,
    );

const cents = (amount: number): string => String(Math.round(amount * 100) / 100);

/**
 * Calculates the yearly amounts from the typed answers. An invalid amount is sent as typed, so that the server refuses
 * it.
 */
export const statedIncome = (answers: Answers): StatedIncome => {
  const typed = at(answers, 'exactIncome');
  const none = {income: at(answers, 'income'), exactIncome: '', incomeLow: '', incomeHigh: ''};
  const kind = at(answers, 'incomeKind');
  const isMonthly = at(answers, 'incomePeriod') === 'month';
  // Both ends of a range are for the whole household.
  const others = kind === 'range' ? [] : otherIncomes(answers);
  const amount = sumOf([typed, ...others].filter((text) => text !== ''));
  if (amount === null || (kind === '' && !isMonthly && others.length === 0))
    return {...none, exactIncome: typed};
  const yearly = amount * (isMonthly ? 12 : 1);
  if (kind === 'about')
    return {...none, incomeLow: cents(yearly * (1 - ABOUT)), incomeHigh: cents(yearly * (1 + ABOUT))};
  if (kind !== 'range') return {...none, exactIncome: cents(yearly)};
  const to = parseMoney(at(answers, 'incomeTo'));
  if (to === null) return none; // one end alone means nothing, so the band counts
  const other = to * (isMonthly ? 12 : 1);
  return {
    ...none,
    incomeLow: cents(Math.min(yearly, other)),
    incomeHigh: cents(Math.max(yearly, other)),
  };
};

/** Returns the band that contains the stated amount, or the low end of a stated range; '' without an amount. */
const bandOfAmount = (answers: Answers): string => {
  const {exactIncome, incomeLow} = statedIncome(answers);
  const amount = parseMoney(exactIncome || incomeLow);
  if (amount === null) return '';
  return INCOME_BANDS.find((band) => amount <= bandEnds(band)[1]) ?? '';
};

/** The path of the band of the last amount, which is not sent: the field of the amount can be empty between two amounts. */
const BAND_OF_AMOUNT: AnswerPath = 'leadData.bandOfAmount';

/**
 * Returns the answers after a change, with the band of the amount if the visitor chose no band, or has the band of the
 * last amount. Another chosen band stays, and the form reports the contradiction.
 */
export const withBand = (before: Answers, after: Answers): Answers => {
  const band = at(after, 'income');
  const follows = ['', bandOfAmount(before), after[BAND_OF_AMOUNT]].includes(band);
  const next = bandOfAmount(after);
  if (next === '' || (!follows && next !== band) || (next === after[BAND_OF_AMOUNT] && next === band))
    return after;
  return {...after, 'leadData.income': next, [BAND_OF_AMOUNT]: next};
};
