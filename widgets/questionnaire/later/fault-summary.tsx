import type {Translate} from '../../element/translate.ts';
import {ErrorSummary} from '../../ui/field/error-summary.tsx';
import {type AnswerPath, controlName} from '../answer-path.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {faultText} from './fault-text.ts';

/** Names an answer: its field's label, with the person or the number for repeated fields. */
const labelOf = (t: Translate, path: AnswerPath): string => {
  const [, list, place, field = ''] =
    /^(leadData\.(?:household|otherIncome)|clientProfile\.doctors|lifestageChanges)\.(\d+)\.?(.*)$/.exec(
      path,
    ) ?? [];
  const number = Number(place) + 1;
  if (list === 'clientProfile.doctors') return t('doctor', {number});
  // The first income has a path of its own.
  if (list === 'leadData.otherIncome') return t('otherIncome', {number: number + 1});
  if (list === 'lifestageChanges') return t(field === 'date' ? 'changeDate' : 'change', {number});
  const label = t(path === 'policyInfo.medicare' ? 'medicareStatus' : (path.split('.').at(-1) ?? path));
  // The form calls the first person "you".
  const who = number === 1 ? t('you') : t('person', {number});
  return list === undefined ? label : `${who}, ${label}`;
};

/** Faults in one place: all of them, only those of the contact details, or all others. */
export const FaultSummary = ({
  state,
  t,
  isAboutContact,
}: QuestionnaireProps & {readonly isAboutContact: boolean | undefined}) => {
  const faults = Object.entries(state.faults).flatMap(([path, fault]) =>
    fault && (isAboutContact === undefined || path.startsWith('contact.') === isAboutContact)
      ? [
          {
            name: controlName(path),
            text: t('answer.forPerson', {who: labelOf(t, path), what: faultText(t, path, fault)}),
          },
        ]
      : [],
  );
  return faults.length > 0 ? <ErrorSummary title={t('errorSummary')} faults={faults} /> : null;
};
