import {TextField} from '../../ui/field/text-field.tsx';
import {MAX_LIFE_CHANGES} from '../../../contract/ai-workflow.ts';
import {faultText} from './fault-text.ts';
import type {LifeChangeRow} from '../questionnaire.model.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** A list of changes in life that grows and shrinks; one row always stays. */
export const LifeChanges = ({element, state, t}: QuestionnaireProps) => {
  const {changes, faults} = state;
  const focus = (id: string): void =>
    void element.updated.then(() => element.shadowRoot?.getElementById(id)?.focus());
  // The acts read the present rows: a drawing waits for a press or a letter, and the drawn rows may be older.
  const edit = (id: number, change: Partial<LifeChangeRow>): void =>
    element.change(
      {changes: element.state.changes.map((row) => (row.id === id ? {...row, ...change} : row))},
      'lifestageChanges',
    );
  const add = (): void => {
    const rows = element.state.changes;
    if (rows.length >= MAX_LIFE_CHANGES) return;
    const id = 1 + Math.max(...rows.map((row) => row.id));
    element.change({changes: [...rows, {id, change: '', date: ''}]});
    focus(`lifestageChanges.${rows.length}`);
  };
  const remove = (id: number): void => {
    element.change({changes: element.state.changes.filter((row) => row.id !== id)}, 'lifestageChanges');
    focus('changes'); // the button with the focus is gone
  };
  return (
    <>
      <ol className="changes">
        {changes.map(({id, change, date}, index) => {
          const fault = faults[`lifestageChanges.${index}.change`] ?? faults[`lifestageChanges.${index}`];
          const dateFault = faults[`lifestageChanges.${index}.date`];
          const name = `lifestageChanges.${index}`;
          return (
            <li key={id}>
              <TextField
                name={name}
                label={t('change', {number: index + 1})}
                value={change}
                onValue={(change) => edit(id, {change})}
                error={fault && faultText(t, name, fault)}
                autoComplete="off"
              />
              <div className={dateFault ? 'field invalid' : 'field'}>
                <label htmlFor={`${name}.date`}>{t('changeDate', {number: index + 1})}</label>
                <input
                  id={`${name}.date`}
                  name={`${name}.date`}
                  type="date"
                  part="input"
                  value={date}
                  aria-invalid={dateFault ? 'true' : undefined}
                  onInput={(event) => edit(id, {date: event.currentTarget.value})}
                />
              </div>
              <button
                type="button"
                className="button outline"
                part="button"
                aria-label={t('removeChange', {number: index + 1})}
                disabled={changes.length === 1}
                onClick={() => remove(id)}
              >
                {t('remove')}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="button outline"
        part="button"
        disabled={changes.length >= MAX_LIFE_CHANGES}
        onClick={add}
      >
        {t('addChange')}
      </button>
    </>
  );
};
