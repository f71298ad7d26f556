import type {Campaign} from '../../../contract/campaign.ts';
import type {Text} from '../../language/use-text.ts';
import type {Row} from '../../shell/two-versions.tsx';

const PLAIN = [
  'startDate',
  'endDate',
  'source',
  'verifiedOn',
  'nextReview',
  'title',
  'message',
  'ctaUrl',
  'priority',
] as const satisfies readonly (keyof Campaign)[];

/** The fields of a campaign that a member edits. */
export type CampaignDraft = Pick<Campaign, (typeof PLAIN)[number] | 'deadlines'>;

/** Copies the editable fields of a campaign. */
export const campaignDraftOf = ({id: _id, type: _type, icon: _icon, ...draft}: Campaign): CampaignDraft =>
  draft;

/** Converts a campaign to rows for a comparison. */
export const campaignRows = (t: Text, draft: CampaignDraft): readonly Row[] =>
  PLAIN.map((name): Row => [t(`edit.field.${name}`), String(draft[name])]).concat([
    [
      t('edit.field.deadlines'),
      draft.deadlines.map(({enrollBy, coverageStarts}) => `${enrollBy} → ${coverageStarts}`).join('; '),
    ],
  ]);
