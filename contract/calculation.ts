import type {z} from 'zod';
import type {CalculationSchema} from './calculation.schema.ts';
import type {Request} from './of-schema.ts';

/** The calculators whose inputs and result can travel with a quote request. */
export const CALCULATORS = ['retirement', 'life', 'aca'] as const;

/** One of them. */
export type CalculatorName = (typeof CALCULATORS)[number];

type WithoutResult<Sent> = Sent extends unknown ? Omit<Sent, 'result'> : never;

/** A calculation as our pages send it with a quote request: without the result, which the server calculates anew. */
export type Calculation = WithoutResult<Request<typeof CalculationSchema>>;

/** The same after the schema: numbers as numbers, unanswered inputs left out. */
export type ParsedCalculation = z.output<typeof CalculationSchema>;

/** The most people of an estimate for the Marketplace. */
export const MAX_CALCULATED_PEOPLE = 30;

/** The longest `result` of a calculation, in characters of its JSON. */
export const MAX_RESULT_JSON = 16_000;
