import type {EditedCampaign} from '../../../contract/desk-edits.ts';
import {dayText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {campaignDraftOf, campaignRows, type CampaignDraft} from './campaign-draft.ts';
import {CampaignFields} from './campaign-fields.tsx';
import {EditForm} from './edit-form.tsx';
import {ElementPreview} from './element-preview.tsx';
import {useEdit} from './use-edit.ts';

/** Edits a campaign. */
export const CampaignForm = ({
  stored,
  onSaved,
}: {
  readonly stored: EditedCampaign;
  readonly onSaved: () => void;
}) => {
  const t = useText();
  const language = useLanguage();
  const {campaign, version} = stored;
  const path = `/edits/campaigns/${campaign.id}`;
  const edit = useEdit<CampaignDraft>(campaignDraftOf(campaign), {
    name: `campaign:${campaign.id}`,
    path,
    version,
    onSaved,
  });
  // An emptied field is not a day.
  const dayOf = (day: string): string => (day === '' ? '–' : dayText(language, day));
  return (
    <>
      <EditForm
        edit={edit}
        state={stored}
        undoPath={`${path}/undo`}
        valueOf={(current) => {
          const {campaign: theirs, version: newest} = current as EditedCampaign;
          return {value: campaignDraftOf(theirs), version: newest};
        }}
        rowsOf={(draft) => campaignRows(t, draft)}
      >
        <CampaignFields value={edit.value} set={edit.set} />
      </EditForm>
      <ElementPreview element="enrollment-banner" draft={{...campaign, ...edit.value}} />
      <p className="quiet small">
        {t('edit.campaign-when', {from: dayOf(edit.value.startDate), to: dayOf(edit.value.endDate)})}
      </p>
    </>
  );
};
