import {CAMPAIGN_DEFAULTS} from '../../../contract/campaign.ts';
import {useText} from '../../language/use-text.ts';
import type {CampaignDraft} from './campaign-draft.ts';
import {RemoveButton} from './remove-button.tsx';
import {TextField} from './text-field.tsx';

type Props<Draft extends CampaignDraft> = {
  readonly value: Draft;
  readonly set: (value: Draft) => void;
};

const {aca, medicare} = CAMPAIGN_DEFAULTS;

/** The fields of a campaign. */
export const CampaignFields = <Draft extends CampaignDraft>({value, set}: Props<Draft>) => {
  const t = useText();
  const {deadlines} = value;
  const field = (
    name: Exclude<keyof CampaignDraft, 'deadlines' | 'priority'>,
    type: 'text' | 'date' = 'text',
  ) => ({
    name,
    type,
    value: value[name],
    onChange: (text: string) => set({...value, [name]: text}),
  });
  return (
    <>
      <section className="panel">
        <div className="edit-pair">
          <TextField {...field('startDate', 'date')} />
          <TextField {...field('endDate', 'date')} />
        </div>
        <fieldset className="edit-group stack">
          <legend>{t('edit.field.deadlines')}</legend>
          {deadlines.map((deadline, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a deadline has no id, and its controlled fields follow the list
            <div key={place} className="edit-line">
              {(['enrollBy', 'coverageStarts'] as const).map((name) => (
                <TextField
                  key={name}
                  name={name}
                  type="date"
                  value={deadline[name]}
                  onChange={(day) =>
                    set({
                      ...value,
                      deadlines: deadlines.map((one, index) =>
                        index === place ? {...one, [name]: day} : one,
                      ),
                    })
                  }
                />
              ))}
              <RemoveButton
                number={place + 1}
                onRemove={() => set({...value, deadlines: deadlines.filter((_, index) => index !== place)})}
              />
            </div>
          ))}
          <div>
            <button
              className="button button-size-sm button-outline"
              type="button"
              onClick={() => set({...value, deadlines: [...deadlines, {enrollBy: '', coverageStarts: ''}]})}
            >
              {t('edit.add-deadline')}
            </button>
          </div>
        </fieldset>
        <TextField
          {...field('ctaUrl')}
          hint={t('edit.link-hint', {aca: aca.ctaUrl, medicare: medicare.ctaUrl})}
        />
      </section>
      <section className="panel">
        <TextField {...field('source')} rows={2} hint={t('edit.source-hint')} />
        <div className="edit-pair">
          <TextField {...field('verifiedOn', 'date')} />
          <TextField {...field('nextReview', 'date')} hint={t('edit.review-hint')} />
        </div>
      </section>
      <section className="panel">
        <TextField {...field('title')} />
        <TextField {...field('message')} rows={2} />
        <TextField
          name="priority"
          type="number"
          value={String(value.priority)}
          onChange={(text) => set({...value, priority: Number(text)})}
        />
      </section>
    </>
  );
};
