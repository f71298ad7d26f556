import {z} from 'zod';
import {ClientManagementRequestSchema, HouseholdAnswersSchema} from '../../../contract/ai-workflow.schema.ts';
import {readLifeChanges} from '../../../insurance/answers/life-change.ts';
import {manageClient} from '../../../insurance/assessment/manage-client.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {knownHousehold} from '../../../insurance/household/lead-answers.ts';
import type {ReviewDay} from '../../../insurance/review/next-review.ts';
import {languageOrDefault} from '../../../contract/language.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';

const Saved = z.looseObject({
  leadData: z.unknown().optional(),
  clientProfile: z.unknown().optional(),
  policyInfo: z.unknown().optional(),
  lifestageChanges: z.unknown().optional(),
});

/**
 * Returns the review days of saved results as of a moment, earliest first. The first is the next review in the questionnaire's answer.
 * Health answers are not used. A date without a year counts from the day on which the visitor wrote it.
 */
export const reviewDaysOf = (
  {savedAnswers, lang, receivedAt}: Pick<SubmissionRecord, 'savedAnswers' | 'lang' | 'receivedAt'>,
  {now, overrides}: {readonly now: Date; readonly overrides: FigureOverrides},
): readonly ReviewDay[] => {
  const saved = Saved.safeParse(savedAnswers).data ?? {};
  const {policyInfo, lifestageChanges, clientProfile} = ClientManagementRequestSchema.shape;
  const writtenOn = chicagoDay(Date.parse(receivedAt));
  const language = languageOrDefault(lang);
  const changes = lifestageChanges.safeParse(saved.lifestageChanges ?? []).data ?? [];
  const profile = clientProfile.safeParse(saved.clientProfile).data;
  const lead = HouseholdAnswersSchema.safeParse(saved.leadData ?? {}).data;
  return manageClient(
    {
      policyInfo: policyInfo.partial().safeParse(saved.policyInfo ?? {}).data ?? {},
      changes: readLifeChanges(changes, language, writtenOn),
      clientProfile: profile,
      leadData: lead && knownHousehold(lead),
    },
    {
      today: chicagoDay(now.getTime()),
      writtenOn,
      lang: language,
      reachability: {hasEmail: true, hasPhone: false, hasAgreed: false},
      overrides,
    },
  ).reviewDays;
};
