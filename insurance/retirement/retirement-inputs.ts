/** The inputs of the retirement calculator. Names are the specification's; amounts in dollars, incomes a year. */
export type RetirementInputs = {
  readonly personAge: number;
  readonly personIncome: number;
  readonly spouseAge: number;
  readonly spouseIncome: number;
  readonly emergencySavings: number;
  readonly mortgageBalance: number;
  readonly otherDebt: number;
  /** Percent of the combined income saved each year, 0 to 100. */
  readonly savingsPercent: number;
  readonly totalRetirementSavings: number;
  readonly countSocialSecurity: boolean;
  /** The face amount of existing life coverage. */
  readonly lifeInsurance: number;
  /** Whether there is a spouse, whose age and income then count. */
  readonly hasSpouse: boolean;
  /** Percent a year, for the figures in today's dollars. */
  readonly inflation: number;
};

/** The inputs that are numbers. */
export type RetirementNumber = Exclude<keyof RetirementInputs, 'countSocialSecurity' | 'hasSpouse'>;

/** One number field: its bounds and its initial value. */
export type RetirementField = {
  readonly field: RetirementNumber;
  readonly kind: 'age' | 'dollars' | 'percent';
  readonly min: number;
  readonly max: number;
  readonly default: number;
};

// The specification sets no upper bound for amounts. A trillion keeps every result finite, and refuses
// nobody.
const MOST_DOLLARS = 1_000_000_000_000;

const age = (field: RetirementNumber, value: number): RetirementField => ({
  field,
  kind: 'age',
  min: 18,
  max: 100,
  default: value,
});
const dollars = (field: RetirementNumber, value: number): RetirementField => ({
  field,
  kind: 'dollars',
  min: 0,
  max: MOST_DOLLARS,
  default: value,
});

/** Every number field with its bounds and default, in the order of the calculator's tabs. */
export const retirementFields: readonly RetirementField[] = [
  age('personAge', 35),
  dollars('personIncome', 75_000),
  age('spouseAge', 33),
  dollars('spouseIncome', 65_000),
  dollars('emergencySavings', 25_000),
  dollars('mortgageBalance', 250_000),
  dollars('otherDebt', 15_000),
  {field: 'savingsPercent', kind: 'percent', min: 0, max: 100, default: 15},
  dollars('totalRetirementSavings', 150_000),
  dollars('lifeInsurance', 500_000),
  {field: 'inflation', kind: 'percent', min: 0, max: 20, default: 2.5},
];

/** The initial values of the calculator: the specification's defaults, a spouse, and 2.5 % inflation. */
export const retirementDefaults: RetirementInputs = {
  personAge: 35,
  personIncome: 75_000,
  spouseAge: 33,
  spouseIncome: 65_000,
  emergencySavings: 25_000,
  mortgageBalance: 250_000,
  otherDebt: 15_000,
  savingsPercent: 15,
  totalRetirementSavings: 150_000,
  countSocialSecurity: true,
  lifeInsurance: 500_000,
  hasSpouse: true,
  inflation: 2.5,
};
