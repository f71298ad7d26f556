import type {AcaInputs} from '../../aca/aca-inputs.ts';
import type {Premium} from '../estimate-premium.ts';

/**
 * A household whose premium was worked out by hand from the facts: rating area, price by age (45 CFR 147.102), the
 * family rule, the contribution (26 U.S.C. 36B(b)) and the rest. The sum is written out above each result; no number
 * comes from this product.
 */
export type WorkedPremium = {
  readonly who: string;
  readonly household: AcaInputs;
  readonly premium: Premium;
};
