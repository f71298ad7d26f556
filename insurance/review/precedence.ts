/** The stage at which an action counts against the others. */
export type Stage =
  /** Before everything else, in the order of the table. */
  | 'at-once'
  /** By its deadline; of several on one day, in the order of the table. */
  | 'by-date'
  /** Open all year: in the order of the table when nothing has a deadline. */
  | 'all-year'
  /** While there is nothing to do yet. */
  | 'ahead';

/** A row of the table. `case` distinguishes two rows of one action. */
export type PrecedenceRow = {
  readonly code: string;
  readonly case?: 'certain' | 'possible';
  readonly stage: Stage;
};

/**
 * The order of actions, each with the loss if its deadline is missed, in a comment, because visitors download the table. The next action is
 * the earliest whose missed deadline costs money or coverage; an open sign-up period of Medicare comes first, because its loss is
 * permanent. The files that calculate the dates name the sources.
 */
export const precedence = [
  {code: 'enroll-medicare', stage: 'at-once'}, // Part B costs 10 % more for each full year, for good
  {code: 'enroll-medicare-by-age', case: 'certain', stage: 'at-once'}, // the same, on a date not known
  {code: 'act-on-change', stage: 'at-once'}, // a special enrollment that may be running out
  {code: 'ask-work-end', stage: 'at-once'}, // the months for Part B may be running out
  {code: 'check-part-b', stage: 'at-once'}, // most of each bill, at an employer with fewer than 20 workers
  {code: 'apply-medicaid-pregnant', case: 'certain', stage: 'at-once'}, // prenatal care
  {code: 'begin-medicare', stage: 'by-date'}, // the credit to pay back, and months without drug coverage
  {code: 'enroll-part-b', stage: 'by-date'}, // the Part B penalty, and months without Part B
  {code: 'enroll-special', stage: 'by-date'}, // coverage until the next open enrollment
  {code: 'plan-special', stage: 'by-date'}, // the same, for a period that opens later
  {code: 'enroll-after-pregnancy', stage: 'by-date'}, // coverage after Medicaid for a pregnancy
  {code: 'enroll-at-19', stage: 'by-date'}, // coverage after Medicaid or CHIP
  {code: 'enroll-at-26', stage: 'by-date'}, // coverage after a parent's plan
  {code: 'enroll-marketplace', stage: 'by-date'}, // coverage for the plan year
  {code: 'enroll-without-daca', stage: 'by-date'}, // the same, for the others in a household that names DACA
  {code: 'plan-with-daca', stage: 'by-date'}, // coverage for the year, outside the Marketplace
  {code: 'enroll-state-exchange', stage: 'by-date'}, // coverage for the plan year
  {code: 'enroll-after-move', stage: 'by-date'}, // coverage in the new state until its open enrollment
  {code: 'plan-medicare-sign-up', stage: 'by-date'}, // months without coverage, later the penalty
  {code: 'enroll-medicare-by-age', case: 'possible', stage: 'by-date'}, // the same, on a date not known
  {code: 'enroll-part-b-general', stage: 'by-date'}, // Part B until next year, and more penalty
  {code: 'enroll-part-d', stage: 'by-date'}, // another year without drug coverage, and more for Part D for good
  {code: 'review-medicare', stage: 'by-date'}, // a better Medicare plan for a year
  {code: 'review-advantage', stage: 'by-date'}, // a better Medicare Advantage plan until the fall
  {code: 'apply-medicaid-pregnant', case: 'possible', stage: 'all-year'}, // prenatal care
  {code: 'apply-medicaid-chip', stage: 'all-year'}, // a child's coverage, month by month
  {code: 'apply-for-others', stage: 'all-year'}, // the same, when a child of the household has Medicaid or CHIP
  {code: 'apply-state-medicaid', stage: 'all-year'}, // free coverage, month by month
  {code: 'get-help-in-gap', stage: 'all-year'}, // care without insurance
  {code: 'ask-own-state', stage: 'all-year'}, // the state's own programs
  {code: 'ask-territory', stage: 'all-year'}, // the territory's own programs
  {code: 'check-employer-plan', stage: 'all-year'}, // the employer's share
  {code: 'await-cover-end', stage: 'ahead'}, // nothing yet: the named coverage lasts
  {code: 'prepare-medicare', stage: 'ahead'}, // nothing yet
  {code: 'await-enrollment', stage: 'ahead'}, // nothing yet
  {code: 'book-consultation', stage: 'ahead'}, // nothing yet
] as const satisfies readonly PrecedenceRow[];

/** An action's code. */
export type ActionCode = (typeof precedence)[number]['code'];
