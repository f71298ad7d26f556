import {hasMedicareIn} from '../answers/medicare-status.ts';
import {agingOut} from '../months/aging-out.ts';
import {mayBuyPlan} from '../months/may-need-plan.ts';
import {isTerritory} from '../places/territories.ts';
import {findPolicyDays} from './policy-days.ts';
import {isSameLoss} from '../windows/special-enrollment.ts';
import type {ReviewFacts} from '../review/next-review.ts';
import type {ClientAnswers} from './manage-client.ts';
import type {AssessmentContext} from './qualify-lead.ts';
import {lacksPartB, type ClientCase} from './read-case.ts';

/** Returns the facts for the review days of the third phase. */
export const clientReview = (
  {policyInfo}: ClientAnswers,
  read: ClientCase,
  {today, lang, overrides = {}}: Pick<AssessmentContext, 'today' | 'lang' | 'overrides'>,
): ReviewFacts => {
  const {household, triage, marketplace, age, past, coverage} = read;
  const loss = coverage.window;
  const needsPlan = mayBuyPlan(triage, marketplace.state === 'open' ? marketplace.coverageStarts : today);
  const alone = age === null ? [] : [{age, birthDay: null}];
  return {
    today,
    ages: household.people.length > 0 ? household.people : alone,
    // "Part A only" at 65 is no Part B.
    hasMedicare:
      household.people.length > 0
        ? household.people.some(({medicare}) => medicare)
        : hasMedicareIn(policyInfo.medicare),
    lacksPartB: lacksPartB(read, today),
    hasWorkPlan: household.hasWorkPlan,
    workEnded: read.workEnd ?? null,
    // No days are running in a territory, or after a change in income without a Marketplace plan. The days of a known loss are its own.
    changes: isTerritory(household.stateCode)
      ? []
      : past
          .filter(({kind}) => kind !== 'income' || needsPlan)
          .map((change) =>
            loss && isSameLoss(change, loss, household.people.length === 1)
              ? {text: change.text, kind: loss.kind, day: loss.eventDay}
              : change,
          ),
    policyDays: findPolicyDays(policyInfo, lang, today),
    agingOut: agingOut(household, triage, today),
    needsPlan,
    overrides,
  };
};
