import {ordinalFirst} from '../../../../agency/day-in-words.ts';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {OpenField} from '../../../../insurance/answer/prospect.ts';
import {ADULT_AGE} from '../../../../insurance/aca/person-program.ts';
import {addMonths} from '../../../../insurance/calendar/day.ts';
import type {PointParams} from '../../../../insurance/point/point.ts';
import {withPlurals} from '../../../element/plurals.ts';
import {numbersIn} from '../../../ui/number-field/numbers.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

/** The words of an answer's codes and numbers in one language. */
export type AnswerWords = {
  readonly t: QuestionnaireProps['t'];
  /** `t` with the plural forms of `count`. */
  readonly counted: QuestionnaireProps['t'];
  readonly lang: QuestionnaireProps['lang'];
  readonly dollars: (amount: number) => string;
  readonly exactDollars: (amount: number) => string;
  readonly percent: (value: number) => string;
  readonly day: (day: string) => string;
  /** A day without the year, if the year is obvious. */
  readonly shortDay: (day: string) => string;
  /** A person by position in the household: "You, 34". */
  readonly who: (row: number) => string;
  readonly list: (items: readonly string[]) => string;
  /** The items joined by commas only, after a colon. */
  readonly commas: (items: readonly string[]) => string;
  readonly fields: (fields: readonly OpenField[]) => string;
  /** Every parameter of an action in words: days and persons; others are unchanged. */
  readonly params: (params: PointParams) => Readonly<Record<string, string>>;
};

/** Creates the words for one answer. */
export const answerWords = (
  {t, lang}: Pick<QuestionnaireProps, 't' | 'lang'>,
  {people, today}: AnswerModel,
): AnswerWords => {
  const numbers = numbersIn(lang);
  const ages = new Map(people.flatMap((group) => group.people.map(({row, age}) => [row, age] as const)));
  const writeDay = (text: string, options: Intl.DateTimeFormatOptions): string =>
    ordinalFirst(
      new Intl.DateTimeFormat(lang, {...options, timeZone: 'UTC'}).format(new Date(`${text}T00:00:00Z`)),
      lang,
    );
  const day = (text: string): string => writeDay(text, {dateStyle: 'long'});
  const counted = withPlurals(t, lang);
  const who = (row: number): string => {
    const age = ages.get(row) ?? 0;
    if (row === 0) return t('answer.you', {age});
    if (age < 1) return t('baby');
    return age < ADULT_AGE
      ? counted('answer.child', {age, count: age})
      : t('answer.adult', {age, number: row + 1});
  };
  const list = (items: readonly string[]): string =>
    new Intl.ListFormat(lang, {style: 'long', type: 'conjunction'}).format(items);
  return {
    t,
    counted,
    lang,
    day,
    // A day in the next months: the sentence above names the year.
    shortDay: (text) =>
      text < addMonths(today, 11) ? writeDay(text, {month: 'long', day: 'numeric'}) : day(text),
    who,
    list,
    commas: (items) => items.join(lang === 'zh' ? '、' : ', '),
    dollars: (amount) => numbers.money(amount),
    exactDollars: (amount) => numbers.exactMoney(amount),
    percent: (value) => numbers.exactPercent(value),
    fields: (fields) => list(fields.map((field) => t(`answer.open.${field}`))),
    params: (params) =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          name.endsWith('Day')
            ? day(String(value))
            : name === 'person'
              ? who(Number(value) - 1)
              : String(value),
        ]),
      ),
  };
};
