import type {Figure} from '../figures/figure.ts';
import {type PremiumYear, premiumYears} from './premium-years.ts';

type AreaPrices = Pick<PremiumYear, 'benchmark' | 'lowestBronze'>;

/** Returns the prices of one year as a dated figure: dollars a month at age 0 to 14, a list by rating area. */
const premiumFigure = (prices: PremiumYear): Figure<AreaPrices> => ({
  id: `premium.texas.${prices.year}`,
  value: {benchmark: prices.benchmark, lowestBronze: prices.lowestBronze},
  unit: 'dollars-a-month',
  source: prices.source,
  confidence: prices.confidence === 'primary' ? 'primary' : 'single',
  checkedOn: prices.checkedOn,
  nextReview: prices.nextReview,
});

/** The prices of every known year as dated figures, the newest first. Marked as pure, so that the browser's rules omit the figures. */
export const premiumFigures: readonly Figure<AreaPrices>[] = /* @__PURE__ */ premiumYears.map(premiumFigure);
