import {z} from 'zod';
import {filings} from '../insurance/aca/aca-inputs.ts';
import {validateAca} from '../insurance/aca/validate-aca.ts';
import {isPlanYear} from '../insurance/figures/plan-years.ts';
import {retirementFields} from '../insurance/retirement/retirement-inputs.ts';
import {MAX_CALCULATED_PEOPLE, MAX_RESULT_JSON} from './calculation.ts';
import type {FieldCode} from './problem.ts';
import {optionalLine, requiredChoice} from './text.schema.ts';

const wrongNumber = 'invalid-number' satisfies FieldCode;
const outOfRange = 'out-of-range' satisfies FieldCode;

/** A number, as a number or as text. */
const number = ({min = 0, max = 1_000_000_000_000} = {}) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*-?\d{1,13}(?:\.\d{1,6})?\s*$/u)
          .transform(Number),
      ],
      {error: ({input}): FieldCode => (input === undefined || input === '' ? 'required' : wrongNumber)},
    )
    .refine((value) => value >= min && value <= max, {error: outOfRange});

/** A number that may be omitted; `''` and null count as omitted. */
const optionalNumber = (bounds?: Parameters<typeof number>[0]) =>
  z
    .union([z.literal(['', null]).transform(() => undefined), number(bounds)], {error: wrongNumber})
    .optional();

const flag = () => z.boolean({error: 'wrong-type' satisfies FieldCode});

/** The server calculates the result again; a result in the request may have the names of that calculator's result, and is not stored. */
const resultOf = (names: readonly string[]) =>
  z
    .strictObject(Object.fromEntries(names.map((name) => [name, z.unknown().optional()])))
    .refine((result) => JSON.stringify(result).length <= MAX_RESULT_JSON, {
      error: 'too-long' satisfies FieldCode,
    })
    .optional();

const LifeCalculation = z.strictObject({
  calculator: z.literal('life'),
  inputs: z.strictObject({
    income: optionalNumber(),
    debts: optionalNumber(),
    expenses: optionalNumber(),
    years: optionalNumber({max: 100}),
    existingCoverage: optionalNumber(),
    assets: optionalNumber(),
    mortgage: optionalNumber(),
    children: optionalNumber({max: 30}),
  }),
  result: resultOf(['recommendedCoverage', 'dime', 'existing', 'netGap']),
});

const retirementBounds = new Map(retirementFields.map(({field, ...bounds}) => [field, bounds]));
const retirementNumber = (field: (typeof retirementFields)[number]['field']) =>
  number(retirementBounds.get(field));

const RetirementCalculation = z.strictObject({
  calculator: z.literal('retirement'),
  inputs: z
    .strictObject({
      personAge: retirementNumber('personAge'),
      personIncome: retirementNumber('personIncome'),
      // Without a spouse these may have any value, or be omitted.
      spouseAge: optionalNumber(),
      spouseIncome: optionalNumber(),
      emergencySavings: retirementNumber('emergencySavings'),
      mortgageBalance: retirementNumber('mortgageBalance'),
      otherDebt: retirementNumber('otherDebt'),
      savingsPercent: retirementNumber('savingsPercent'),
      totalRetirementSavings: retirementNumber('totalRetirementSavings'),
      countSocialSecurity: flag(),
      lifeInsurance: retirementNumber('lifeInsurance'),
      hasSpouse: flag().default(true),
      inflation: retirementNumber('inflation').default(2.5),
    })
    .superRefine(({hasSpouse, spouseAge, spouseIncome}, context) => {
      if (!hasSpouse) return;
      const {min = 0, max = 0} = retirementBounds.get('spouseAge') ?? {};
      for (const [path, value] of Object.entries({spouseAge, spouseIncome}))
        if (value === undefined)
          context.addIssue({code: 'custom', path: [path], message: 'required' satisfies FieldCode});
      if (spouseAge !== undefined && (spouseAge < min || spouseAge > max))
        context.addIssue({code: 'custom', path: ['spouseAge'], message: outOfRange});
    }),
  result: resultOf([
    'combinedIncome',
    'averageAge',
    'yearsToRetirement',
    'annualSavings',
    'futureValue',
    'annualWithdrawal',
    'socialSecurity',
    'totalIncome',
    'replacementRatio',
    'netWorth',
    'rating',
    'recommendations',
    'todaysDollars',
    'projection',
  ]),
});

const acaFault = {
  'not-a-number': wrongNumber,
  'not-whole': wrongNumber,
  'too-low': outOfRange,
  'too-high': outOfRange,
  'not-in-list': 'not-in-list',
  empty: 'required',
  'more-people-than-household': 'contradicts',
} as const satisfies Record<ReturnType<typeof validateAca>[number]['code'], FieldCode>;

const AcaCalculation = z.strictObject({
  calculator: z.literal('aca'),
  inputs: z
    .strictObject({
      planYear: number().refine(isPlanYear, {error: 'not-in-list' satisfies FieldCode}),
      householdSize: number(),
      income: number(),
      filing: requiredChoice(filings),
      county: optionalLine(60),
      benchmarkMonthly: optionalNumber(),
      people: z
        .array(
          z.strictObject({
            age: number(),
            pregnant: flag().optional(),
            babiesExpected: optionalNumber(),
            tobacco: flag().optional(),
            medicare: flag().optional(),
            employerOffer: z
              .strictObject({
                minimumValue: flag(),
                selfOnlyMonthly: number(),
                familyMonthly: optionalNumber(),
              })
              .optional(),
          }),
          {error: 'wrong-type' satisfies FieldCode},
        )
        .max(MAX_CALCULATED_PEOPLE, {error: 'too-many' satisfies FieldCode}),
    })
    .superRefine((inputs, context) => {
      for (const {field, code} of validateAca(inputs))
        context.addIssue({code: 'custom', path: field.split('.'), message: acaFault[code]});
    }),
  result: resultOf([
    'planYear',
    'fplPercent',
    'applicablePercentage',
    'expectedContribution',
    'csr',
    'people',
    'premium',
  ]),
});

/**
 * The inputs of a calculator and its result, for a quote request. Unknown inputs are refused. The server calculates `result` from the
 * inputs; a result in the request is not stored.
 */
export const CalculationSchema = z
  .discriminatedUnion('calculator', [RetirementCalculation, LifeCalculation, AcaCalculation], {
    error: 'not-in-list' satisfies FieldCode,
  })
  .meta({id: 'Calculation'});

// Runs with the other checks, so that all errors are reported at once; therefore the check accepts any input.
const HealthAndConsents = z.looseObject({
  calculation: z.looseObject({
    inputs: z.looseObject({
      people: z.array(z.looseObject({pregnant: z.unknown().optional(), tobacco: z.unknown().optional()})),
    }),
  }),
  consents: z.array(z.looseObject({kind: z.unknown()})).optional(),
});

/** Returns whether pregnancy and tobacco in a request's calculation come with the health consent. */
export const isCalculationAgreed = (request: unknown): boolean => {
  const {data} = HealthAndConsents.safeParse(request);
  if (!data || data.consents?.some(({kind}) => kind === 'health')) return true;
  return !data.calculation.inputs.people.some(({pregnant, tobacco}) => pregnant === true || tobacco === true);
};
