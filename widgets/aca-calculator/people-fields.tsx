import {leaveField} from '../ui/calculator/visitor-acts.ts';
import type {AcaPanelProps} from './aca-panel.tsx';
import {errorsWithout, without, withOneMore} from './people-changes.ts';
import {PersonFields} from './person-fields.tsx';

/** The props of the people's questions. */
export type PeopleFieldsProps = Pick<AcaPanelProps, 'element' | 'errors' | 't' | 'lang'> & {
  readonly people: AcaPanelProps['answers']['people'];
};

/** The people who need coverage: a group of questions for each, with buttons to add and to remove people. */
export const PeopleFields = (props: PeopleFieldsProps) => {
  const {element, people, errors, t} = props;
  const add = (): void => {
    element.change(withOneMore(element.answers));
    leaveField(element);
    void element.focusOn(`[name="people.${people.length}.age"]`);
  };
  const remove = (index: number, row: number): void => {
    element.change(without(element.answers, row), errorsWithout(errors, index));
    leaveField(element);
    // The pressed button is gone: the focus moves to the age of the person who is there now.
    void element.focusOn(`[name="people.${Math.min(index, people.length - 2)}.age"]`);
  };
  return (
    <fieldset className="group people">
      <legend>{t('people')}</legend>
      <p className="hint">{t('peopleHint')}</p>
      {people.map((person, index) => (
        <PersonFields
          key={person.row}
          {...props}
          person={person}
          index={index}
          onRemove={people.length > 1 ? () => remove(index, person.row) : undefined}
        />
      ))}
      {errors.some(({field}) => field === 'people') ? <p className="error">{t('error.empty')}</p> : null}
      <button type="button" className="button outline add" part="add" onClick={add}>
        {t('add')}
      </button>
    </fieldset>
  );
};
