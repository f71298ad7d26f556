import {type AcaError, acaBounds} from '../../insurance/aca/validate-aca.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';

const boundsOf = (field: string): {readonly min: number; readonly max: number} => {
  const name = field.split('.').at(-1) ?? '';
  return Object.hasOwn(acaBounds, name) ? acaBounds[name as keyof typeof acaBounds] : acaBounds.monthly;
};

const isMoney = (field: string): boolean => /income$|Monthly$/.test(field);

/**
 * Returns the text for a fault of a field. One sentence covers every fault of a number, because it names the bounds.
 */
export const acaErrorText = ({field, code}: AcaError, t: Translate, lang: Language): string => {
  if (code === 'not-in-list' || code === 'empty' || code === 'more-people-than-household')
    return t(`error.${code}`);
  const {money, plain} = numbersIn(lang);
  const {min, max} = boundsOf(field);
  return isMoney(field)
    ? t('error.range', {min: money(min), max: money(max)})
    : t('error.whole', {min: plain(min), max: plain(max)});
};

/** Names a field in the error summary: `people.1.age` is person 2's age. */
export const fieldName = (field: string, t: Translate): string => {
  const [group, index, ...rest] = field.split('.');
  const name = rest.at(-1);
  return name
    ? t('personField', {person: t('person', {number: Number(index) + 1}), label: t(name)})
    : t(group ?? field);
};

/** Returns a fault as the error summary says it. The faults of the list of people are whole sentences, and the list's label is a question. */
export const summaryText = (error: AcaError, t: Translate, lang: Language): string => {
  const text = acaErrorText(error, t, lang);
  return error.field === 'people' ? text : t('error.in', {label: fieldName(error.field, t), error: text});
};
