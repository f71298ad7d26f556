import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {Triage, TriageProgram} from '../household/triage.ts';
import type {MarketplaceWindow} from '../windows/marketplace-window.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';

/** The one thing to do next. */
export type NextAction = {
  readonly code:
    | 'act-on-change'
    | 'enroll-special'
    | 'enroll-marketplace'
    | 'review-medicare'
    | 'apply-medicaid-pregnant'
    | 'apply-medicaid-chip'
    | 'get-help-in-gap'
    | 'check-employer-plan'
    | 'ask-own-state'
    | 'prepare-medicare'
    | 'book-consultation';
  /** Last day to do it. */
  readonly deadline: Day;
  readonly params: Readonly<Record<string, string | number>>;
};

/** What the action depends on. */
export type ActionFacts = {
  readonly household: Household;
  readonly triage: Triage;
  readonly marketplace: MarketplaceWindow;
  readonly special: readonly SpecialWindow[];
  readonly today: Day;
};

const canHave = ({people}: Triage, ...programs: readonly TriageProgram[]): boolean =>
  people.some(({outcomes}) => outcomes.some(({program}) => programs.includes(program)));

/** Actions that a window closes on. */
const dated = ({triage, marketplace, special, today}: ActionFacts): readonly NextAction[] => {
  const isBuyer = triage.people.length === 0 || canHave(triage, 'credit', 'full-price', 'ask-state');
  const annual = yearlyPeriod('annual', today);
  return [
    ...special.flatMap(({state, end, kind}): readonly NextAction[] => {
      if (state === 'undated') return [{code: 'act-on-change', deadline: today, params: {change: kind}}];
      return state === 'open' && end !== null && isBuyer
        ? [{code: 'enroll-special', deadline: end, params: {change: kind, endDay: end}}]
        : [];
    }),
    ...(isBuyer && marketplace.state === 'open'
      ? [
          {
            code: 'enroll-marketplace',
            deadline: marketplace.deadline,
            params: {planYear: marketplace.planYear, coverageStartDay: marketplace.coverageStarts},
          } as const,
        ]
      : []),
    ...(annual.isOpen && canHave(triage, 'medicare')
      ? [{code: 'review-medicare', deadline: annual.end, params: {endDay: annual.end}} as const]
      : []),
  ];
};

/** Actions that are open all year: to be done now. */
const undated = ({household, triage, today, marketplace}: ActionFacts): NextAction => {
  const now = (code: NextAction['code']): NextAction => ({code, deadline: today, params: {}});
  if (canHave(triage, 'medicaid-pregnant')) return now('apply-medicaid-pregnant');
  if (canHave(triage, 'medicaid', 'chip')) return now('apply-medicaid-chip');
  if (canHave(triage, 'coverage-gap')) return now('get-help-in-gap');
  if (canHave(triage, 'ask-state')) return now('ask-own-state');
  if (canHave(triage, 'employer')) return now('check-employer-plan');
  const opens = marketplace.state === 'open' ? marketplace.deadline : marketplace.start;
  const isMedicare = triage.people.length > 0 && triage.people.every(({program}) => program === 'medicare');
  if (isMedicare)
    return {code: 'prepare-medicare', deadline: yearlyPeriod('annual', today).start, params: {}};
  return {code: 'book-consultation', deadline: opens, params: {people: household.people.length}};
};

/**
 * One action and its deadline: the window that closes first and concerns the household, else what can be done all year. A
 * person who may have Medicaid for a pregnancy comes before everything but a change without a date.
 */
export const nextAction = (facts: ActionFacts): NextAction => {
  const byDeadline = [...dated(facts)].sort((a, b) =>
    a.deadline < b.deadline ? -1 : Number(a.deadline > b.deadline),
  );
  const [first] = byDeadline;
  const isPregnancyCertain = facts.triage.people.some(({program}) => program === 'medicaid-pregnant');
  if (first?.code !== 'act-on-change' && isPregnancyCertain) return undated(facts);
  return first ?? undated(facts);
};
