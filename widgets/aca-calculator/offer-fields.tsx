import {Checkbox} from '../ui/field/checkbox.tsx';
import {leaveField} from '../ui/calculator/visitor-acts.ts';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {acaErrorText} from './aca-error-text.ts';
import {withOffer, withPerson} from './people-changes.ts';
import type {PersonFieldsProps} from './person-fields.tsx';

/** Whether the person's employer offers coverage, and its price. */
export const OfferFields = ({element, errors, person, index, t, lang}: PersonFieldsProps) => {
  const offer = person.employerOffer;
  const at = `people.${index}.employerOffer`;
  const price = (field: 'selfOnlyMonthly' | 'familyMonthly') => {
    const name = `${at}.${field}`;
    const error = errors.find((one) => one.field === name);
    return {
      name,
      label: t(field),
      error: error && acaErrorText(error, t, lang),
      value: offer?.[field] ?? null,
      unit: 'dollars' as const,
      lang,
      onValue: (value: number | null) =>
        element.change(withOffer(element.answers, person.row, {[field]: value})),
      onLeave: () => leaveField(element, name),
    };
  };
  const setOffer = (isOffered: boolean): void =>
    element.change(
      withPerson(element.answers, person.row, {
        employerOffer: isOffered ? {minimumValue: true, selfOnlyMonthly: null, familyMonthly: null} : null,
      }),
    );
  return (
    <>
      <Checkbox name={at} label={t('employerOffer')} isChecked={offer !== null} onCheck={setOffer} />
      {offer ? (
        <div className="inner">
          <div className="fields">
            <NumberField {...price('selfOnlyMonthly')} hint={t('selfOnlyHint')} />
            <NumberField {...price('familyMonthly')} optional={t('optional')} hint={t('familyHint')} />
          </div>
          <Checkbox
            name={`${at}.minimumValue`}
            label={t('minimumValue')}
            hint={t('minimumValueHint')}
            isChecked={offer.minimumValue}
            onCheck={(minimumValue) => element.change(withOffer(element.answers, person.row, {minimumValue}))}
          />
        </div>
      ) : null}
    </>
  );
};
