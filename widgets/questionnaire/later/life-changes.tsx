import {TextField} from '../../ui/field/text-field.tsx';
import {MAX_LIFE_CHANGES} from '../../../server/contract/ai-workflow.ts';
import {faultText} from './fault-text.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** A list of changes in life that grows and shrinks; one row always stays. */
export const LifeChanges = ({element, state, t}: QuestionnaireProps) => {
  const {changes, faults} = state;
  const focus = (id: string): void =>
    void element.updated.then(() => element.shadowRoot?.getElementById(id)?.focus());
  const add = (): void => {
    element.addLifeChange();
    focus(`lifestageChanges.${changes.length}`);
  };
  const remove = (id: number): void => {
    element.removeLifeChange(id);
    focus('changes'); // the button that had it is gone
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
                onValue={(change) => element.changeLife(id, {change})}
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
                  onInput={(event) => element.changeLife(id, {date: event.currentTarget.value})}
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
