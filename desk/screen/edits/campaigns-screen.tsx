import {useState} from 'react';
import type {EditedCampaign} from '../../../contract/desk-edits.ts';
import {useData} from '../../api/use-data.ts';
import {dayText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {CampaignForm} from './campaign-form.tsx';
import {EditsFrame} from './edits-frame.tsx';
import {NewCampaign} from './new-campaign.tsx';
import {SelectField} from './select-field.tsx';
import {useMayEdit} from './use-may-edit.ts';

const NEW = '+';

/** The enrollment campaigns that the banner announces. */
const CampaignsScreen = () => {
  const t = useText();
  const language = useLanguage();
  const mayEdit = useMayEdit();
  const {data, problem, reload} = useData<{readonly campaigns: readonly EditedCampaign[]}>(
    '/edits/campaigns',
  );
  const [chosen, setChosen] = useState('');
  const campaigns = data?.campaigns ?? [];
  const found = campaigns.find(({campaign}) => campaign.id === chosen) ?? campaigns[0];
  const isNew = chosen === NEW && mayEdit;
  return (
    <EditsFrame title={t('edit.campaigns')}>
      <p className="quiet">{t('edit.campaigns-about')}</p>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {found && (
        <SelectField
          label={t('edit.choose')}
          value={isNew ? NEW : found.campaign.id}
          options={[
            ...campaigns.map(
              ({campaign: {id, title, endDate}}) => [id, `${title} (${dayText(language, endDate)})`] as const,
            ),
            ...(mayEdit ? [[NEW, t('edit.campaign-add')] as const] : []),
          ]}
          onChange={setChosen}
        />
      )}
      {isNew && (
        <NewCampaign
          onSaved={() => {
            setChosen('');
            reload();
          }}
        />
      )}
      {found && !isNew && <CampaignForm key={found.campaign.id} stored={found} onSaved={reload} />}
    </EditsFrame>
  );
};

export default CampaignsScreen;
