import type {z} from 'zod';
import type {CalculationSchema} from './calculation.schema.ts';
import type {Request} from './of-schema.ts';

/** The calculators whose inputs and result a quote request may contain. */
export const CALCULATORS = ['retirement', 'life', 'aca'] as const;

/** The name of a calculator. */
export type CalculatorName = (typeof CALCULATORS)[number];

type WithoutResult<Sent> = Sent extends unknown ? Omit<Sent, 'result'> : never;

/** A calculation in a quote request of our pages: without the result, which the server calculates. */
export type Calculation = WithoutResult<Request<typeof CalculationSchema>>;

/** A calculation after the schema: numbers as numbers, unanswered inputs absent. */
export type ParsedCalculation = z.output<typeof CalculationSchema>;

/** The most people of an estimate for the Marketplace. */
export const MAX_CALCULATED_PEOPLE = 30;

/** The longest `result` of a calculation, in characters of its JSON. */
export const MAX_RESULT_JSON = 16_000;
