import type {ActionCode} from '../review/precedence.ts';

const none = [] as const;

/** Codes of the parts of the lead score, with their parameters. */
export const scoreCodes = {
  'timing.special-open': ['endDay'],
  'timing.special-undated': none,
  'timing.open-enrollment': ['deadlineDay', 'days'],
  'timing.open-enrollment-ends-soon': ['deadlineDay', 'days'],
  'timing.state-exchange': none,
  'timing.no-exchange': none,
  'timing.opens-soon': ['startDay', 'days'],
  'timing.no-window': ['startDay'],
  'clarity.clear': ['unknown'],
  'clarity.partly-clear': ['unknown'],
  'lines.lines': ['count'],
  'contact.no-contact': none,
  'contact.contact-not-agreed': none,
  'contact.contact-agreed': none,
  'completeness.answered': ['answered', 'questions'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Codes of the next action, with their parameters; each action also has a `deadline`. */
export const actionCodes = {
  'enroll-medicare': ['person', 'startDay', 'endDay', 'fromDay', 'penaltyPercent'],
  'enroll-medicare-by-age': ['person', 'endDay', 'penaltyPercent'],
  'enroll-after-move': ['startDay', 'endDay', 'site'],
  'plan-medicare-sign-up': ['person', 'startDay', 'endDay', 'fromDay', 'penaltyPercent'],
  'act-on-change': ['change'],
  'ask-work-end': ['person', 'specialMonths'],
  'check-part-b': ['person'],
  'enroll-part-b': ['person', 'endDay'],
  'enroll-special': ['change', 'byDay', 'coverageStartDay', 'endDay'],
  'plan-special': ['change', 'startDay', 'byDay', 'coverageStartDay', 'endDay'],
  'enroll-after-pregnancy': ['person', 'coverEndDay', 'byDay', 'endDay'],
  'enroll-at-19': ['person', 'coverEndDay', 'byDay', 'endDay'],
  'enroll-at-26': ['person', 'birthdayDay', 'byDay', 'endDay'],
  'enroll-marketplace': ['planYear', 'coverageStartDay'],
  'enroll-without-daca': ['planYear', 'coverageStartDay'],
  'plan-with-daca': none,
  'enroll-state-exchange': ['planYear', 'exchange', 'site'],
  'enroll-part-b-general': ['person', 'startDay', 'endDay', 'penaltyPercent'],
  'enroll-part-d': ['person', 'endDay'],
  'review-medicare': ['person', 'endDay'],
  'review-advantage': ['person', 'endDay'],
  'apply-medicaid-pregnant': none,
  'apply-medicaid-chip': none,
  'apply-for-others': none,
  'apply-state-medicaid': ['site'],
  'get-help-in-gap': none,
  'await-cover-end': none,
  'ask-own-state': ['site'],
  'ask-territory': ['site'],
  'check-employer-plan': none,
  'prepare-medicare': none,
  'await-enrollment': none,
  'book-consultation': ['people'],
} as const satisfies Readonly<Record<ActionCode, readonly string[]>>;
