import {CAMPAIGN_DEFAULTS, type Campaign} from '../../../contract/campaign.ts';
import {agencyDay} from '../../language/moment.ts';
import {useText} from '../../language/use-text.ts';
import {campaignRows, type CampaignDraft} from './campaign-draft.ts';
import {CampaignFields} from './campaign-fields.tsx';
import {EditForm} from './edit-form.tsx';
import {SelectField} from './select-field.tsx';
import {TextField} from './text-field.tsx';
import {useEdit} from './use-edit.ts';

type NewDraft = CampaignDraft & {readonly type: Campaign['type']; readonly year: string};

const empty = (today: string): NewDraft => ({
  type: 'aca',
  year: '',
  startDate: '',
  endDate: '',
  deadlines: [],
  source: '',
  verifiedOn: today,
  nextReview: '',
  title: '',
  message: '',
  ...CAMPAIGN_DEFAULTS.aca,
});

/** Adds the campaign of a year. No date is copied from another year. */
export const NewCampaign = ({onSaved}: {readonly onSaved: () => void}) => {
  const t = useText();
  const edit = useEdit<NewDraft>(empty(agencyDay()), {
    name: 'campaign:new',
    path: '/edits/campaigns',
    version: undefined,
    onSaved,
  });
  const {value, set} = edit;
  return (
    <EditForm
      edit={edit}
      state={undefined}
      // A new campaign has no version to conflict with.
      valueOf={() => ({value, version: 0})}
      rowsOf={(draft) => campaignRows(t, draft)}
    >
      <section className="panel edit-pair">
        <SelectField
          label={t('edit.field.type')}
          value={value.type}
          options={[
            ['aca', t('edit.type-aca')],
            ['medicare', t('edit.type-medicare')],
          ]}
          onChange={(type) => set({...value, type, ...CAMPAIGN_DEFAULTS[type]})}
        />
        <TextField name="year" value={value.year} onChange={(year) => set({...value, year})} />
      </section>
      <CampaignFields value={value} set={set} />
    </EditForm>
  );
};
