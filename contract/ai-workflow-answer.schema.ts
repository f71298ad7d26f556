import {z} from 'zod';
import {ENGINES, POINT_KINDS} from './ai-workflow-answer.ts';

const PersonSchema = z.strictObject({
  row: z.int(),
  age: z.int(),
  // Null while open answers decide the program.
  program: z.string().nullable(),
  outcomes: z.array(
    z.strictObject({
      program: z.string(),
      reason: z.string(),
      // The yearly household incomes, in dollars, between which the outcome applies.
      incomeFrom: z.number(),
      incomeTo: z.number().nullable(),
      text: z.string(),
    }),
  ),
  // The plan year's current and future months: from a day through another, and the program, null while the
  // program is open.
  months: z
    .array(z.strictObject({from: z.iso.date(), to: z.iso.date(), program: z.string().nullable()}))
    .optional(),
});

const FigureSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  source: z.string(),
  checkedOn: z.iso.date(),
  isPastReview: z.boolean(),
});

const PointSchema = z
  .strictObject({
    ruleId: z.string(),
    code: z.string(),
    kind: z.enum(POINT_KINDS),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    // The answers behind the point, by field name.
    inputs: z.array(z.string()),
    // Index in the household; null for all.
    person: z.int().nullable(),
    title: z.string(),
    reason: z.string(),
    figures: z.array(FigureSchema),
  })
  .meta({id: 'AnswerPoint'});

const SpanSchema = z.strictObject({low: z.number(), high: z.number()});

const prices = {
  // The ages of all people in the price, oldest first.
  ages: z.array(z.int()),
  benchmarkMonthly: SpanSchema,
  lowestBronzeMonthly: SpanSchema.nullable(),
};

// Dollars a month, without tobacco; `worstYear` is dollars a year. A page that shows an amount must show the whole statement.
const PriceSchema = z
  .strictObject({
    planYear: z.int(),
    // The plan year of the prices: an earlier year if the prices of `planYear` are unknown.
    year: z.int(),
    county: z.string(),
    ratingArea: z.int().min(1).max(27),
    isVisitorsPrice: z.boolean(),
    withCredit: z
      .strictObject({
        ...prices,
        creditMonthly: SpanSchema,
        netMonthly: SpanSchema,
        lowestBronzeNetMonthly: SpanSchema.nullable(),
      })
      .nullable(),
    fullPrice: z.strictObject(prices).nullable(),
    // The months of the plan year with premiums: fewer than twelve for a plan that begins during the year.
    months: z.int().min(1).max(12),
    worstYear: SpanSchema,
    // Year, place, ages, a note that gender has no effect, and the four sentences of Texas Ins. Code
    // 1214.003.
    statement: z.array(z.string()).min(5),
    figures: z.array(FigureSchema),
  })
  .meta({id: 'AnswerPrice'});

const result = {
  planYear: z.int(),
  // The day, in Chicago, for which the answer is right.
  day: z.iso.date(),
  people: z.array(PersonSchema),
  points: z.array(PointSchema),
  gaps: z.array(
    z.strictObject({
      id: z.enum(['life', 'cancer', 'retirement']),
      // Dollars, a year for retirement; null if the answers allow no number.
      existing: z.number().nullable(),
      needLow: z.number().nullable(),
      needHigh: z.number().nullable(),
      gapLow: z.number().nullable(),
      gapHigh: z.number().nullable(),
    }),
  ),
  notes: z.array(z.string()),
  // Whether the statutory texts must be shown beside the answer.
  touchesMedicare: z.boolean(),
  usedHealthAnswers: z.boolean(),
};

/** Answer of `POST /api/ai-workflow/lead-qualification`. */
export const LeadQualificationAnswerSchema = z
  .strictObject({
    // Begins with the score, 0 to 100, and explains its parts.
    leadScore: z.string(),
    nextAction: z.string(),
    processedAt: z.iso.datetime(),
    result: z.strictObject({
      ...result,
      score: z.strictObject({
        total: z.int().min(0).max(100),
        parts: z.array(
          z.strictObject({id: z.string(), points: z.number(), most: z.number(), text: z.string()}),
        ),
      }),
      nextActionDay: z.iso.date().nullable(),
      // Null without a Texas county, and if nobody buys a Marketplace plan.
      price: PriceSchema.nullable(),
    }),
    engine: z.enum(ENGINES),
  })
  .meta({id: 'LeadQualificationAnswer'});

/** Answer of `POST /api/ai-workflow/needs-assessment`. */
export const NeedsAssessmentAnswerSchema = z
  .strictObject({
    recommendations: z.string(),
    calendlyLink: z.url(),
    assessmentDate: z.iso.datetime(),
    // The price as in the first phase, by the same answers.
    result: z.strictObject({...result, price: PriceSchema.nullable().optional()}),
    engine: z.enum(ENGINES),
  })
  .meta({id: 'NeedsAssessmentAnswer'});

/** Answer of `POST /api/ai-workflow/client-management`. */
export const ClientManagementAnswerSchema = z
  .strictObject({
    managementPlan: z.string(),
    nextReviewDate: z.iso.date(),
    automatedFollowUps: z.boolean(),
    result: z.strictObject({...result, nextReviewReason: z.string()}),
    engine: z.enum(ENGINES),
  })
  .meta({id: 'ClientManagementAnswer'});
