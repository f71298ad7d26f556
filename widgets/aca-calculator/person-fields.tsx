import {useEffect, useRef, useState} from 'react';
import {Checkbox} from '../ui/field/checkbox.tsx';
import {leaveField} from '../ui/calculator/visitor-acts.ts';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {acaErrorText} from './aca-error-text.ts';
import type {PersonAnswers} from './aca-calculator.model.ts';
import type {AcaPanelProps} from './aca-panel.tsx';
import {OfferFields} from './offer-fields.tsx';
import {hasMore, withPerson} from './people-changes.ts';

/** The props of one person's questions. */
export type PersonFieldsProps = Pick<AcaPanelProps, 'element' | 'errors' | 't' | 'lang'> & {
  readonly person: PersonAnswers;
  readonly index: number;
  /** Undefined for the only person. */
  readonly onRemove: (() => void) | undefined;
};

/** One person: the age, and an unfolding part with questions that apply to some people. */
export const PersonFields = (props: PersonFieldsProps) => {
  const {element, errors, person, index, onRemove, t, lang} = props;
  const at = `people.${index}`;
  const change = (some: Partial<PersonAnswers>): void =>
    element.change(withPerson(element.answers, person.row, some));
  const errorOf = (field: string): string | undefined => {
    const error = errors.find((one) => one.field === `${at}.${field}`);
    return error && acaErrorText(error, t, lang);
  };
  const number = (field: 'age' | 'babiesExpected') => ({
    name: `${at}.${field}`,
    label: t(field),
    error: errorOf(field),
    value: person[field],
    lang,
    onValue: (value: number | null) => change({[field]: value}),
    onLeave: () => leaveField(element, `${at}.${field}`),
  });
  const box = (field: 'pregnant' | 'tobacco' | 'medicare') => ({
    name: `${at}.${field}`,
    label: t(field),
    isChecked: person[field],
    onCheck: (isChecked: boolean) => change({[field]: isChecked}),
  });
  // Unfolded initially if it has answers, and again for an error; otherwise the visitor decides.
  const [isOpenFirst] = useState(() => hasMore(person));
  const more = useRef<HTMLDetailsElement>(null);
  const hasHiddenError = errors.some(({field}) => field.startsWith(`${at}.`) && field !== `${at}.age`);
  useEffect(() => {
    if (hasHiddenError && more.current) more.current.open = true;
  }, [hasHiddenError]);
  const name = t('person', {number: index + 1});
  return (
    <fieldset className="person" part="person">
      <legend>{name}</legend>
      {onRemove ? (
        <button
          type="button"
          className="remove"
          aria-label={t('removePerson', {person: name})}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      ) : null}
      <NumberField {...number('age')} unit="age" />
      <details className="more" ref={more} open={isOpenFirst}>
        <summary>{t('more')}</summary>
        <div className="boxes">
          <Checkbox {...box('pregnant')} />
          {person.pregnant ? (
            <div className="inner">
              <NumberField {...number('babiesExpected')} unit="count" />
            </div>
          ) : null}
          <Checkbox {...box('tobacco')} />
          <Checkbox {...box('medicare')} />
          <OfferFields {...props} />
        </div>
      </details>
    </fieldset>
  );
};
