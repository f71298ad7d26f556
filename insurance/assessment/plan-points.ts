import {costSharing} from '../figures/cost-sharing.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {cite, point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';
import type {Triage, TriageProgram} from '../household/triage.ts';
import type {Point} from '../point/point.ts';
import type {PointCode} from '../point/point-codes.ts';

const inputs = ['income', 'householdSize', 'household'];

/** What the possible cost-sharing reductions say of the metal level, and what they rule out. */
const metalPoints = ({credit, planYear}: Triage, today: Day): readonly Point[] => {
  if (credit === null) return [];
  const isOne = credit.csr.length === 1;
  const {hsa, poverty} = planFigures[planYear];
  const shared = [cite(costSharing, today), cite(poverty, today)];
  const strong = credit.csr.filter((value) => value === 94 || value === 87);
  return [
    ...strong.map((silverPercent) =>
      point('plan.metal', isOne ? 'plan.silver' : 'plan.silver-possible', 'action', {
        params: {silverPercent, upToPercent: silverPercent === 94 ? 150 : 200},
        inputs,
        figures: shared,
      }),
    ),
    ...(strong.length > 0
      ? [point('plan.metal', 'plan.bronze-loses-reduction', 'ruled-out', {inputs, figures: shared})]
      : []),
    ...(credit.csr.includes(73)
      ? [
          point(
            'plan.metal',
            isOne ? 'plan.compare-silver-gold' : 'plan.compare-silver-gold-possible',
            'action',
            {params: {silverPercent: 73, upToPercent: 250}, inputs, figures: shared},
          ),
        ]
      : []),
    ...(credit.csr.includes(null)
      ? [
          point(
            'plan.metal',
            isOne ? 'plan.compare-gold-bronze' : 'plan.compare-gold-bronze-possible',
            'action',
            {
              params: {
                fromPercent: 250,
                hsaSelfDollars: hsa.value.self,
                hsaFamilyDollars: hsa.value.family,
                planYear,
              },
              inputs,
              figures: [cite(hsa, today), ...shared],
            },
          ),
          ...(isOne ? [point('plan.metal', 'plan.silver-last', 'ruled-out', {inputs})] : []),
        ]
      : []),
  ];
};

const byProgram: readonly (readonly [TriageProgram, PointCode, Point['kind']])[] = [
  ['medicaid-pregnant', 'plan.medicaid-pregnant', 'action'],
  ['medicaid', 'plan.medicaid-chip', 'action'],
  ['chip', 'plan.medicaid-chip', 'action'],
  ['employer', 'plan.employer-first', 'action'],
  ['full-price', 'plan.full-price', 'action'],
  ['coverage-gap', 'note.gap-help', 'action'],
];

const ruledOut: Partial<Record<TriageProgram, PointCode>> = {
  medicaid: 'plan.no-credit-with-medicaid',
  chip: 'plan.no-credit-with-medicaid',
  'medicaid-pregnant': 'plan.no-credit-with-medicaid',
  employer: 'plan.no-credit-with-employer',
};

/** Which kinds of plan to look at for those who are not on Medicare, and which are ruled out, with the reason. */
export const planPoints = (triage: Triage, today: Day): readonly Point[] => {
  const possible = new Set(triage.people.flatMap(({outcomes}) => outcomes.map(({program}) => program)));
  const certain = new Set(triage.people.map(({program}) => program));
  const actions = byProgram.filter(([program]) => possible.has(program));
  const unique = new Map(actions.map(([program, code, kind]) => [code, {program, kind}]));
  const reasons = new Set(
    [...possible].map((program) => ruledOut[program]).filter((code) => code !== undefined),
  );
  return [
    ...metalPoints(triage, today),
    ...[...unique].map(([code, {program, kind}]) =>
      point('plan.program', code, kind, {params: {certain: certain.has(program) ? 'yes' : 'no'}, inputs}),
    ),
    ...[...reasons].map((code) => point('plan.program', code, 'ruled-out', {inputs})),
  ];
};
