import type {Campaign} from '../../../contract/campaign.ts';
import type {Text} from '../../language/use-text.ts';
import type {Row} from './edit-form.tsx';

/** The part of a campaign that a member edits. */
export type CampaignDraft = Pick<
  Campaign,
  | 'startDate'
  | 'endDate'
  | 'deadlines'
  | 'source'
  | 'verifiedOn'
  | 'nextReview'
  | 'title'
  | 'message'
  | 'ctaUrl'
  | 'priority'
>;

/** Takes from a campaign what a member edits. */
export const campaignDraftOf = ({
  startDate,
  endDate,
  deadlines,
  source,
  verifiedOn,
  nextReview,
  title,
  message,
  ctaUrl,
  priority,
}: Campaign): CampaignDraft => ({
  startDate,
  endDate,
  deadlines,
  source,
  verifiedOn,
  nextReview,
  title,
  message,
  ctaUrl,
  priority,
});

/** A campaign as rows that can be compared. */
export const campaignRows = (t: Text, draft: CampaignDraft): readonly Row[] =>
  (
    [
      'startDate',
      'endDate',
      'source',
      'verifiedOn',
      'nextReview',
      'title',
      'message',
      'ctaUrl',
      'priority',
    ] as const
  )
    .map((name): Row => [t(`edit.field.${name}`), String(draft[name])])
    .concat([
      [
        t('edit.field.deadlines'),
        draft.deadlines.map(({enrollBy, coverageStarts}) => `${enrollBy} → ${coverageStarts}`).join('; '),
      ],
    ]);
