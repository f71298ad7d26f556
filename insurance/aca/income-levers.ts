import {planFigures} from '../figures/plan-figures.ts';
import {MEDICARE_AGE} from './person-program.ts';
import {estimateAca} from './estimate-aca.ts';
import {centsOf, isAtMost, povertyLine} from './poverty-line.ts';
import type {AcaInputs, AcaPerson} from './aca-inputs.ts';
import type {LimitId} from './income-limits.ts';

/** Limits below which a household is better off. */
export type LeverTargetId = Extract<
  LimitId,
  'share-steps-up' | 'csr-94-ends' | 'csr-87-ends' | 'csr-73-ends' | 'credit-ends'
>;

/**
 * A lower income at which the household would be better off, and the smallest whole number of dollars that leads there.
 */
export type LeverTarget = {
  readonly id: LeverTargetId;
  readonly percent: number;
  readonly dollars: number;
  readonly needed: number;
};

/** The conditions for using a lever; a tax adviser confirms them. */
export type LeverCondition =
  | 'hsa-eligible-plan'
  | 'no-medicare'
  | 'no-other-coverage'
  | 'not-a-dependent'
  | 'earned-income'
  | 'deduction-limited-with-workplace-plan'
  | 'ask-tax-adviser';

/** A lawful way to reach a lower modified adjusted gross income. */
export type Lever = {
  readonly kind: 'hsa' | 'ira';
  /** The law's limit for this household, dollars a year, catch-up amounts included. */
  readonly most: number;
  /** The part that the household can use without an income below 100 % of the poverty line. */
  readonly usable: number;
  readonly conditions: readonly LeverCondition[];
};

const targetLimits: readonly {
  readonly id: LeverTargetId;
  readonly percent: number;
  readonly isUnder: boolean;
}[] = [
  {id: 'share-steps-up', percent: 133, isUnder: true},
  {id: 'csr-94-ends', percent: 150, isUnder: false},
  {id: 'csr-87-ends', percent: 200, isUnder: false},
  {id: 'csr-73-ends', percent: 250, isUnder: false},
  {id: 'credit-ends', percent: 400, isUnder: false},
];

const targetsFor = (cents: number, line: number): readonly LeverTarget[] =>
  targetLimits
    .filter(({percent, isUnder}) => (isUnder ? cents >= percent * line : !isAtMost(cents, percent, line)))
    .map(({id, percent, isUnder}) => {
      const over = cents - percent * line;
      const needed = isUnder ? Math.floor(over / 100) + 1 : Math.ceil(over / 100);
      return {id, percent, dollars: (percent * line) / 100, needed};
    });

type Saver = {readonly person: AcaPerson; readonly hsaMonths: number};
type Covered = {readonly adults: readonly Saver[]; readonly count: number; readonly room: number};

const MONTHS_IN_YEAR = 12;

const leversFor = ({planYear, filing}: AcaInputs, {adults, count, room}: Covered): readonly Lever[] => {
  const {hsa, ira} = planFigures[planYear];
  // A joint return lets the spouse contribute too; anyone else's contribution does not lower this return's income.
  const savers = adults.slice(0, filing === 'joint' ? 2 : 1);
  const from = (age: number): readonly Saver[] => savers.filter(({person}) => person.age >= age);
  // The limit of an account is a twelfth for each month without Medicare (26 U.S.C. 223(b)(2), (b)(7)).
  const hsaShare = Math.max(0, ...savers.map(({hsaMonths}) => hsaMonths)) / MONTHS_IN_YEAR;
  const catchUps = from(55).reduce((total, {hsaMonths}) => total + hsaMonths / MONTHS_IN_YEAR, 0);
  const intoHsa = Math.floor(
    (count > 1 ? hsa.value.family : hsa.value.self) * hsaShare + catchUps * hsa.value.catchUp,
  );
  const intoIra = savers.length * ira.value.limit + from(50).length * ira.value.catchUp;
  return [
    {
      kind: 'hsa',
      most: intoHsa,
      usable: Math.min(intoHsa, room),
      conditions: [
        'hsa-eligible-plan',
        'no-medicare',
        'no-other-coverage',
        'not-a-dependent',
        'ask-tax-adviser',
      ],
    },
    {
      kind: 'ira',
      most: intoIra,
      usable: Math.min(intoIra, room),
      conditions: ['earned-income', 'deduction-limited-with-workplace-plan', 'ask-tax-adviser'],
    },
  ];
};

/**
 * Lawful ways (26 U.S.C. 223 and 219) to bring the income down to a better limit, and the limits within reach, nearest
 * first. A health savings account needs a bronze plan, which forfeits the cost-sharing tiers that only silver has, so
 * it counts only toward 400 %. No lever leads below 100 % of the poverty line, where the credit ends: `usable` respects
 * this for each lever alone, the targets for both levers. The list is empty unless a lower income would help someone
 * who could get the credit. `hsaMonths`: months of the plan year without Medicare, by person; by default none at 64,
 * because the person may turn 65 in any month, otherwise twelve.
 */
export const incomeLevers = (
  inputs: AcaInputs,
  hsaMonths: readonly number[] = [],
): {readonly targets: readonly LeverTarget[]; readonly levers: readonly Lever[]} => {
  const {people} = estimateAca(inputs);
  const buyers = inputs.people
    .map((person, index) => ({
      person,
      hsaMonths: hsaMonths[index] ?? (person.age === MEDICARE_AGE - 1 ? 0 : MONTHS_IN_YEAR),
      outcome: people[index],
    }))
    .filter(({outcome}) => outcome?.program === 'credit' || outcome?.reason === 'over-400-percent');
  const adults = buyers.filter(({person}) => person.age >= 18);
  const line = povertyLine(inputs.planYear, inputs.householdSize);
  const cents = centsOf(inputs.income);
  const room = Math.max(Math.floor((cents - 100 * line) / 100), 0);
  if (adults.length === 0 || room === 0) return {targets: [], levers: []};
  const levers = leversFor(inputs, {adults, count: buyers.length, room});
  const serves = ({kind}: Lever, id: LeverTargetId): boolean => kind === 'ira' || id === 'credit-ends';
  // A lower income may lead to Medicaid or CHIP instead, in pregnancy and at 18: then nobody has the credit of the target.
  const keepsCredit = (needed: number): boolean =>
    estimateAca({...inputs, income: (cents - needed * 100) / 100}).people.some(
      ({program}) => program === 'credit',
    );
  const targets = targetsFor(cents, line)
    .filter(({needed}) => keepsCredit(needed))
    .filter(({id, needed}) => {
      const within = levers.filter((lever) => serves(lever, id));
      return (
        needed <=
        Math.min(
          within.reduce((total, {most}) => total + most, 0),
          room,
        )
      );
    })
    .sort((a, b) => a.needed - b.needed);
  return {
    targets,
    levers: levers.filter((lever) => lever.most > 0 && targets.some(({id}) => serves(lever, id))),
  };
};
