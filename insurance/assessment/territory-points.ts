import {MEDICARE_AGE} from '../aca/person-program.ts';
import {siteOf} from '../places/find-state.ts';
import {isTerritory} from '../places/territories.ts';
import {point, type Point} from '../point/point.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Household} from '../household/household.ts';

/** The changes whose advice does not depend on the Marketplace. */
const withoutMarketplace: ReadonlySet<LifeChange['kind']> = new Set([
  'birth',
  'death',
  'divorce',
  'move',
  'new-job',
  'retirement',
  'turning-65',
]);

/** Returns whether the advice on a change is of use where a household lives: in a territory no change opens a special enrollment. */
export const isAdvised = ({kind}: Pick<LifeChange, 'kind'>, {stateCode}: Pick<Household, 'stateCode'>) =>
  !isTerritory(stateCode) || withoutMarketplace.has(kind);

/**
 * Returns what is different in a territory of the United States: there is no Marketplace (42 U.S.C. 18043) and no Extra Help with the costs
 * of Part D (42 U.S.C. 1395w-114(a)(3)(F)). In Puerto Rico nobody gets Part B without signing up (42 U.S.C. 1395p(f)(3); 42 CFR 407.17(a)(1)).
 */
export const territoryPoints = ({stateCode, people}: Household): readonly Point[] => {
  if (!isTerritory(stateCode)) return [];
  const inputs = ['location'];
  const near65 = people.filter(({age, medicare}) => medicare || age >= MEDICARE_AGE - 1);
  return [
    point('state', 'state.territory', 'action', {params: {site: siteOf(stateCode)}, inputs}),
    ...near65
      .filter(({medicare}) => stateCode === 'PR' && !medicare)
      .map(({row}) =>
        point('medicare.initial', 'medicare.puerto-rico', 'warning', {
          person: row,
          params: {person: row + 1},
          inputs: ['age', ...inputs],
        }),
      ),
    ...(near65.length > 0
      ? [point('medicare.extra-help', 'medicare.in-territory', 'ruled-out', {inputs})]
      : []),
  ];
};
