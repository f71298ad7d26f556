/** The inputs of the life calculator: dollars, dollars a year, years. The first four are the specification's. */
export type LifeInputs = {
  readonly income: number;
  readonly debts: number;
  readonly expenses: number;
  readonly years: number;
  readonly existingCoverage?: number;
  /** Savings and investments that the family could use at once. */
  readonly assets?: number;
  readonly mortgage?: number;
  /** The number of children who still need their education paid. */
  readonly children?: number;
};

/** The names of the inputs. */
export type LifeField = keyof LifeInputs;

/** Every field in the order of the dialog, with the value that is used when the field is blank or not a number. */
export const lifeFields: readonly {
  readonly field: LifeField;
  readonly kind: 'dollars' | 'years' | 'count';
  readonly blank: number;
}[] = [
  {field: 'income', kind: 'dollars', blank: 0},
  {field: 'debts', kind: 'dollars', blank: 0},
  {field: 'expenses', kind: 'dollars', blank: 0},
  {field: 'years', kind: 'years', blank: 10},
  {field: 'existingCoverage', kind: 'dollars', blank: 0},
  {field: 'assets', kind: 'dollars', blank: 0},
  {field: 'mortgage', kind: 'dollars', blank: 0},
  {field: 'children', kind: 'count', blank: 0},
];

/** The maximum of each kind: a trillion keeps every result finite, and nobody covers more years or children. */
const most = {dollars: 1_000_000_000_000, years: 100, count: 30} as const;

const numberFrom = (raw: unknown): number => {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
};

/**
 * Reads the answers by the specification's rule: blank or invalid counts as 0, years as 10; a negative number is
 * invalid. Values above the maximum count as the maximum, and children are whole. Never fails.
 */
export const readLifeInputs = (answers: {readonly [K in LifeField]?: unknown}): Required<LifeInputs> => {
  const read = (field: LifeField): number => {
    const {kind, blank} = lifeFields.find((row) => row.field === field) ?? {kind: 'dollars', blank: 0};
    const value = numberFrom(answers[field]);
    if (!(value >= 0)) return blank;
    return Math.min(kind === 'count' ? Math.floor(value) : value, most[kind]);
  };
  return {
    income: read('income'),
    debts: read('debts'),
    expenses: read('expenses'),
    years: read('years'),
    existingCoverage: read('existingCoverage'),
    assets: read('assets'),
    mortgage: read('mortgage'),
    children: read('children'),
  };
};
