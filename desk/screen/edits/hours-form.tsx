import {WEEKDAYS, type EditedHours, type HoursDraft} from '../../../contract/desk-edits.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {dayName, hoursRows} from './hours-in-words.ts';
import {EditForm} from './edit-form.tsx';
import {HoursPreview} from './hours-preview.tsx';
import {RemoveButton} from './remove-button.tsx';
import {SelectField} from './select-field.tsx';
import {TextField} from './text-field.tsx';
import {useEdit} from './use-edit.ts';

type Line = HoursDraft['regular'][number];
const NEW_LINE: Line = {from: 'sat', to: 'sat', opens: '09:00', closes: '12:00'};

const replaced = <Item,>(list: readonly Item[], place: number, change: Partial<Item>): readonly Item[] =>
  list.map((item, index) => (index === place ? {...item, ...change} : item));

const without = <Item,>(list: readonly Item[], place: number): readonly Item[] =>
  list.filter((_, index) => index !== place);

/** Edits opening hours and days off. */
export const HoursForm = ({
  stored,
  onSaved,
}: {
  readonly stored: EditedHours;
  readonly onSaved: () => void;
}) => {
  const t = useText();
  const language = useLanguage();
  const edit = useEdit<HoursDraft>(stored.hours, {
    name: 'hours',
    path: '/edits/hours',
    version: stored.version,
    onSaved,
  });
  const {value, set} = edit;
  const {regular, byAppointment, daysOff} = value;
  const days = WEEKDAYS.map((day) => [day, dayName(day, language)] as const);
  return (
    <EditForm
      edit={edit}
      state={stored}
      undoPath="/edits/hours/undo"
      valueOf={(current) => {
        const {hours, version} = current as EditedHours;
        return {value: hours, version};
      }}
      rowsOf={(hours) => hoursRows(hours, t, language)}
    >
      <section className="panel" aria-labelledby="edit-regular">
        <h2 id="edit-regular">{t('edit.field.regular')}</h2>
        {regular.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and its controlled fields follow the list
          <div key={place} className="edit-line">
            <SelectField
              label={t('edit.field.from')}
              value={line.from}
              options={days}
              onChange={(from) => set({...value, regular: replaced(regular, place, {from})})}
            />
            <SelectField
              label={t('edit.field.to')}
              value={line.to}
              options={days}
              onChange={(to) => set({...value, regular: replaced(regular, place, {to})})}
            />
            {(['opens', 'closes'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                type="time"
                value={line[field]}
                onChange={(time) => set({...value, regular: replaced(regular, place, {[field]: time})})}
              />
            ))}
            <RemoveButton
              number={place + 1}
              onRemove={() => set({...value, regular: without(regular, place)})}
            />
          </div>
        ))}
        <button
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => set({...value, regular: [...regular, NEW_LINE]})}
        >
          {t('edit.add-line')}
        </button>
        <fieldset className="edit-days">
          <legend>{t('edit.field.byAppointment')}</legend>
          {days.map(([day, name]) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={byAppointment.includes(day)}
                onChange={({target}) =>
                  set({
                    ...value,
                    byAppointment: WEEKDAYS.filter((one) =>
                      one === day ? target.checked : byAppointment.includes(one),
                    ),
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </section>
      <section className="panel" aria-labelledby="edit-days-off">
        <h2 id="edit-days-off">{t('edit.field.daysOff')}</h2>
        <p className="quiet small">{t('edit.days-off-hint')}</p>
        {daysOff.map((span, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and its controlled fields follow the list
          <div key={place} className="edit-line">
            {(['from', 'to'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                type="date"
                value={span[field]}
                onChange={(day) => set({...value, daysOff: replaced(daysOff, place, {[field]: day})})}
              />
            ))}
            <RemoveButton
              number={place + 1}
              onRemove={() => set({...value, daysOff: without(daysOff, place)})}
            />
          </div>
        ))}
        <button
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => set({...value, daysOff: [...daysOff, {from: '', to: ''}]})}
        >
          {t('edit.add-days-off')}
        </button>
      </section>
      <HoursPreview draft={value} stored={stored.preview} isDraft={edit.isDraft} />
    </EditForm>
  );
};
