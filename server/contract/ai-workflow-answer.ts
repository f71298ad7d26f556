/** What the questionnaire's three requests answer: the specification's fields, and the same as data. */

/** A figure that a point rests on. */
export type AnswerFigure = {
  readonly id: string;
  /** The figure in words, in the language that was asked for. */
  readonly text: string;
  readonly source: string;
  /** The day somebody last compared it with its source. */
  readonly checkedOn: string;
  /** Due for a new check: shown as not checked since `checkedOn`. */
  readonly isPastReview: boolean;
};

/** What a point is. */
export const POINT_KINDS = ['finding', 'action', 'ruled-out', 'question', 'warning'] as const;

/** One numbered statement: what, why, and on which figures. */
export type AnswerPoint = {
  readonly ruleId: string;
  readonly code: string;
  readonly kind: (typeof POINT_KINDS)[number];
  readonly params: Readonly<Record<string, string | number>>;
  /** The answers it used, by field name. */
  readonly inputs: readonly string[];
  /** Index in the household, or null when it concerns all. */
  readonly person: number | null;
  readonly title: string;
  readonly reason: string;
  readonly figures: readonly AnswerFigure[];
};

/** One row of what is needed, there and missing, in dollars (a year for retirement). Null where the answers allow no number. */
export type AnswerGap = {
  readonly id: 'life' | 'cancer' | 'retirement';
  readonly existing: number | null;
  readonly needLow: number | null;
  /** Null with a lower end: no upper one. */
  readonly needHigh: number | null;
  readonly gapLow: number | null;
  readonly gapHigh: number | null;
};

/** One part of the score: points out of the most there are, and what they are for. */
export type ScorePart = {
  readonly id: string;
  readonly points: number;
  readonly most: number;
  readonly text: string;
};

/** What one person of the household can have; several outcomes where the answers leave them open. */
export type PersonAnswer = {
  readonly row: number;
  readonly age: number;
  /** The one programme, or null while it depends on what was not said. */
  readonly program: string | null;
  readonly outcomes: readonly {
    readonly program: string;
    readonly reason: string;
    /** The yearly household incomes, in dollars, between which it holds. */
    readonly incomeFrom: number;
    readonly incomeTo: number | null;
    readonly text: string;
  }[];
};

/** What all three answers carry as data. */
export type AnswerResult = {
  readonly planYear: number;
  /** The day, in Chicago, that the answer is right for. */
  readonly day: string;
  readonly people: readonly PersonAnswer[];
  readonly points: readonly AnswerPoint[];
  /** The first phase compares nothing: it has none. */
  readonly gaps: readonly AnswerGap[];
  /** The sentences that must stand beside it. */
  readonly notes: readonly string[];
  /** Whether it speaks of Medicare, so that the statutory texts must stand beside it. */
  readonly touchesMedicare: boolean;
  /** Whether health answers were used. */
  readonly usedHealthAnswers: boolean;
};

/** Who wrote the words: fixed rules, or a model out of what the rules found. */
export const ENGINES = ['rules', 'rules+model'] as const;

type Engine = {readonly engine: (typeof ENGINES)[number]};

/** Answer of `POST /api/ai-workflow/lead-qualification`. */
export type LeadQualificationAnswer = Engine & {
  /** Opens with the score, 0 to 100, and says what it is made of. */
  readonly leadScore: string;
  /** One action and its deadline. */
  readonly nextAction: string;
  /** ISO 8601, UTC. */
  readonly processedAt: string;
  readonly result: AnswerResult & {
    readonly score: {readonly total: number; readonly parts: readonly ScorePart[]};
    /** The last day for the next action, where there is one. */
    readonly nextActionDay: string | null;
  };
};

/** Answer of `POST /api/ai-workflow/needs-assessment`. */
export type NeedsAssessmentAnswer = Engine & {
  /** Numbered points as text. */
  readonly recommendations: string;
  /** The agency's booking page. */
  readonly calendlyLink: string;
  readonly assessmentDate: string;
  readonly result: AnswerResult;
};

/** Answer of `POST /api/ai-workflow/client-management`. */
export type ClientManagementAnswer = Engine & {
  /** Numbered points as text. */
  readonly managementPlan: string;
  /** `YYYY-MM-DD`, a day in Chicago. */
  readonly nextReviewDate: string;
  /** True only when reminders exist and are switched on, contact details were left, and being contacted was agreed to. */
  readonly automatedFollowUps: boolean;
  readonly result: AnswerResult & {
    readonly nextReviewReason: string;
  };
};
