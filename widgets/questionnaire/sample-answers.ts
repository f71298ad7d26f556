import type {
  AnswerPoint,
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
} from '../../contract/ai-workflow-answer.ts';

/* Answers in the server's form, for the examples and the tests. In English in every language of the element. */

const point = (
  kind: AnswerPoint['kind'],
  code: string,
  title: string,
  reason: string,
  figures: AnswerPoint['figures'] = [],
): AnswerPoint => ({ruleId: code, code, kind, params: {}, inputs: [], person: null, title, reason, figures});

const enrollBy = point(
  'action',
  'window.marketplace-open',
  'Enroll by December 15, 2026 for coverage that starts January 1, 2027.',
  'Open enrollment for 2027 ends on January 15, 2027.',
  [
    {
      id: 'aca.open-enrollment.2027',
      text: 'Open enrollment for 2027: November 1, 2026 to January 15, 2027.',
      source: 'HealthCare.gov, dates and deadlines',
      checkedOn: '2026-11-20',
      isPastReview: true,
    },
  ],
);

const points: readonly AnswerPoint[] = [
  enrollBy,
  point('finding', 'credit.contribution', 'You would pay at most $180.35 a month.', 'The share is 6.78%.', [
    {
      id: 'aca.applicable-percentage.2027',
      text: 'Table of the share of income you are expected to pay in 2027.',
      source: 'IRS Rev. Proc. 2026-26',
      checkedOn: '2026-11-20',
      isPastReview: false,
    },
  ]),
  point(
    'warning',
    'credit.repay-excess',
    'Tell the Marketplace when your income changes.',
    'Excess is paid back.',
  ),
  point('question', 'ask.filing', 'Do you file a joint or a separate tax return?', 'It can end the credit.'),
  point(
    'ruled-out',
    'plan.silver-last',
    'Look at silver plans last.',
    'Their price includes the help of others.',
  ),
];

const shared = {
  planYear: 2027,
  day: '2026-11-21',
  people: [],
  notes: ['We do not name a plan or a price here.'],
  touchesMedicare: false,
  usedHealthAnswers: false,
};

/** The first phase's answer. */
export const qualified: LeadQualificationAnswer = {
  leadScore: '77 of 100 points: how complete and how urgent your request is.\nTiming: 30 of 30.',
  nextAction: 'Enroll in a Marketplace plan for 2027 by December 15, 2026.',
  processedAt: '2026-11-21T18:00:00.000Z',
  result: {
    ...shared,
    points,
    gaps: [],
    score: {total: 77, parts: [{id: 'timing', points: 30, most: 30, text: 'Timing: 30 of 30.'}]},
    nextActionDay: '2026-12-15',
    price: null,
  },
  engine: 'rules',
};

const gaps: NeedsAssessmentAnswer['result']['gaps'] = [
  {
    id: 'life',
    existing: 250_000,
    needLow: 415_000,
    needHigh: 615_000,
    gapLow: 165_000,
    gapHigh: 365_000,
  },
  {id: 'cancer', existing: null, needLow: 12_000, needHigh: 12_000, gapLow: 0, gapHigh: 12_000},
  {id: 'retirement', existing: null, needLow: null, needHigh: null, gapLow: null, gapHigh: null},
];

/** The second phase's answer. */
export const assessed: NeedsAssessmentAnswer = {
  recommendations: 'What to do\n1. Enroll by December 15, 2026.',
  calendlyLink: 'https://booking.example/thirty-minutes',
  assessmentDate: '2026-11-21T18:00:00.000Z',
  result: {...shared, points, gaps},
  engine: 'rules',
};

/** The third phase's answer. */
export const managed: ClientManagementAnswer = {
  managementPlan: 'What to do\n1. Enroll by December 15, 2026.',
  nextReviewDate: '2026-12-15',
  automatedFollowUps: false,
  result: {...shared, points, gaps, touchesMedicare: true, nextReviewReason: 'marketplace-deadline'},
  engine: 'rules',
};
