import {estimateAca} from '../aca/estimate-aca.ts';
import {changeCents} from '../aca/income-limits.ts';
import {centsOf} from '../aca/poverty-line.ts';
import {personByMonth} from '../months/person-in-month.ts';
import type {AcaInputs} from '../aca/aca-inputs.ts';
import type {Program} from '../aca/person-program.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {TriageProgram} from '../household/triage.ts';
import type {PersonYear, YearTriage} from '../months/triage-year.ts';

/** The yearly household income, in dollars, at which a person's program changes, and the new program. */
export type ProgramChange = {
  /** `from` and `upTo` include the amount itself, `above` and `below` do not. */
  readonly side: 'from' | 'above' | 'upTo' | 'below';
  readonly dollars: number;
  readonly program: Program;
};

/** Returns the facts that a change depends on; undefined when something is open. */
const inputsOf = (
  {state, size, filings, people}: Household,
  {planYear}: YearTriage,
  {today, month}: {readonly today: Day; readonly month: Day},
) => {
  const [filing, ...more] = filings;
  const hasOffer = people.some(({employerOffer}) => employerOffer !== null);
  if (state !== 'texas' || size.low !== size.high || !filing || more.length > 0 || hasOffer) return undefined;
  return {
    planYear,
    householdSize: size.low,
    filing,
    // A child of 18 may be 19 in all of the plan year.
    people: people.map((person) => {
      const {employerOffer: _none, ...then} = personByMonth(person, today)(month)[0];
      return then;
    }),
  } satisfies Omit<AcaInputs, 'income'>;
};

/** Programs that no income changes. */
const fixed = new Set<TriageProgram>(['medicare', 'held', 'ask-us', 'ask-territory']);

type DistantChange = ProgramChange & {readonly distance: number};

/** Finds the nearest income at which this person's program changes; undefined if there is none or something is open. */
export const programChange = (
  household: Household,
  triage: YearTriage,
  {row, program, months}: PersonYear,
  today: Day,
): ProgramChange | undefined => {
  const inputs = inputsOf(household, triage, {today, month: months[0]?.from ?? today});
  const {income} = household;
  const place = household.people.findIndex((person) => person.row === row);
  if (!inputs || !income || program === null || fixed.has(program) || months.length > 1) return undefined;
  const programAt = (cents: number): Program | undefined =>
    estimateAca({...inputs, income: cents / 100}).people[place]?.program;
  const at = (
    side: ProgramChange['side'],
    cut: number,
    cents: number,
    distance: number,
  ): readonly DistantChange[] => {
    const other = cents < 0 || distance < 0 ? undefined : programAt(cents);
    // With separate returns there is no credit on either side of the poverty line.
    const isMoot = inputs.filing === 'separate' && other === 'coverage-gap';
    return other && other !== program && !isMoot
      ? [{side, dollars: cut / 100, program: other, distance}]
      : [];
  };
  const low = centsOf(income.low);
  const found = changeCents(inputs).flatMap((cut): readonly DistantChange[] => {
    const ahead = income.high === null ? -1 : cut - centsOf(income.high);
    const [up] = [...at('from', cut, Math.ceil(cut), ahead), ...at('above', cut, Math.floor(cut) + 1, ahead)];
    const [down] = [
      ...at('upTo', cut, Math.floor(cut), low - cut),
      ...at('below', cut, Math.ceil(cut) - 1, low - cut),
    ];
    return [up, down].filter((one) => one !== undefined);
  });
  const [nearest] = found.toSorted((a, b) => a.distance - b.distance);
  return nearest && {side: nearest.side, dollars: nearest.dollars, program: nearest.program};
};
