import {figures as ownFigures} from 'virtual:lamplight/agency';
import {acaPrice} from '../../insurance/aca/aca-price.ts';
import type {AcaInputs} from '../../insurance/aca/aca-inputs.ts';
import type {AcaResult} from '../../insurance/aca/estimate-aca.ts';
import type {Lever} from '../../insurance/aca/income-levers.ts';
import {ADULT_AGE} from '../../insurance/aca/person-program.ts';
import {costSharing} from '../../insurance/figures/cost-sharing.ts';
import {configured, type Figure} from '../../insurance/figures/figure.ts';
import {planFigures} from '../../insurance/figures/plan-figures.ts';
import {isPlanYear} from '../../insurance/figures/plan-years.ts';
import {chipFees, texasLimits} from '../../insurance/figures/texas.ts';
import {priceFigures, type PriceFigureName} from '../../insurance/premiums/price-figures.ts';

/** The names of figures in the texts. */
export type FigureName =
  | 'poverty'
  | 'applicablePercentage'
  | 'costSharing'
  | 'employerAffordability'
  | 'texasLimits'
  | 'medicaidLine'
  | 'chipFee'
  | 'hsa'
  | 'ira'
  | PriceFigureName;

/** A dated figure with its name in the texts. */
export type UsedFigure = {
  readonly name: FigureName;
  readonly figure: Figure<unknown>;
};

/** Returns the dated figures behind an estimate, and no others. */
export const usedFigures = (
  inputs: AcaInputs,
  result: AcaResult,
  levers: readonly Pick<Lever, 'kind'>[],
): readonly UsedFigure[] => {
  const {people} = result;
  const next = inputs.planYear + 1;
  const newerLine = isPlanYear(next) ? planFigures[next].poverty : null;
  const price = acaPrice(inputs, result);
  const {poverty, applicablePercentage, employerAffordability, hsa, ira} = planFigures[inputs.planYear];
  const hasCredit = people.some(({program}) => program === 'credit');
  const asksTexas = inputs.people.some(({age, pregnant}) => age < ADULT_AGE || pregnant);
  const figures: readonly (UsedFigure & {readonly isUsed: boolean})[] = [
    {name: 'poverty', figure: poverty, isUsed: true},
    {name: 'applicablePercentage', figure: applicablePercentage, isUsed: hasCredit},
    {name: 'costSharing', figure: costSharing, isUsed: hasCredit},
    {
      name: 'employerAffordability',
      figure: employerAffordability,
      isUsed: inputs.people.some(({employerOffer}) => employerOffer),
    },
    {name: 'texasLimits', figure: texasLimits.chip, isUsed: asksTexas},
    ...(newerLine ? [{name: 'medicaidLine', figure: newerLine, isUsed: asksTexas} as const] : []),
    {name: 'chipFee', figure: chipFees, isUsed: people.some(({program}) => program === 'chip')},
    {name: 'hsa', figure: hsa, isUsed: levers.some(({kind}) => kind === 'hsa')},
    {name: 'ira', figure: configured(ira, ownFigures), isUsed: levers.some(({kind}) => kind === 'ira')},
  ];
  return [
    ...figures.filter(({isUsed}) => isUsed).map(({name, figure}) => ({name, figure})),
    ...(price ? priceFigures(price) : []),
  ];
};
