import {siteOf} from '../../../insurance/places/find-state.ts';
import type {ChatTextKey} from '../texts.ts';
import {asksForCarePrice} from './care-prices.ts';
import {asksToCancelAnytime} from './cancel-anytime.ts';
import {asksForImmigrationAdvice} from './immigration-advice.ts';
import {asksForInsurersDecision} from './insurers-decision.ts';
import {asksForMedicarePlan} from './medicare-plan.ts';
import {asksForOtherLine} from './other-lines.ts';
import {asksForOfficialPaper} from './official-papers.ts';
import {otherStateIn} from './other-state.ts';
import {asksForPlanPrice} from './plan-price.ts';
import {asksForOwnCase} from './own-case.ts';
import {asksForProvider} from './provider-search.ts';

/** A reason to decline a question before the search: the text that says why, and its values. */
export type Rule = {readonly text: ChatTextKey; readonly values: Readonly<Record<string, string>>};

const NOT_ON_THE_PAGES = [
  asksForOtherLine,
  asksToCancelAnytime,
  asksForOfficialPaper,
  asksForImmigrationAdvice,
  asksForOwnCase,
  asksForProvider,
  asksForCarePrice,
];

/**
 * Returns the rule by which a question is declined, whatever the pages say; undefined for none. The search compares words, and a question about
 * another state or an insurer's letter has the words of a question about Texas or of a definition.
 */
export const ruleFor = (question: string): Rule | undefined => {
  if (asksForMedicarePlan(question)) return {text: 'medicarePlans', values: {}};
  if (NOT_ON_THE_PAGES.some((asksFor) => asksFor(question))) return {text: 'unknown', values: {}};
  if (asksForInsurersDecision(question)) return {text: 'insurersDecision', values: {}};
  if (asksForPlanPrice(question)) return {text: 'planPrice', values: {}};
  const state = otherStateIn(question);
  return state === undefined ? undefined : {text: 'otherState', values: {site: siteOf(state)}};
};
