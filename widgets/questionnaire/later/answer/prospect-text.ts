import type {Prospect} from '../../../../insurance/answer/prospect.ts';
import type {AnswerWords} from './words.ts';

/** Writes a program with the incomes and months for which it applies. */
export const prospectText = (
  {program, income, months}: Prospect,
  {t, dollars, shortDay}: Pick<AnswerWords, 't' | 'dollars' | 'shortDay'>,
): string => {
  // If the line contains only the name, the name must say what is missing.
  const isBareGap = program === 'coverage-gap' && !income && !months;
  const name = t(isBareGap ? 'answer.gap' : `answer.program.${program}`);
  const what = (): string => {
    if (!income) return name;
    const [from, to] = [
      dollars(Math.ceil(income.from)),
      income.to === null ? '' : dollars(Math.floor(income.to)),
    ];
    if (income.to === null) return t('answer.at.from', {dollars: from, program: name});
    // The band ends here, and another program begins.
    if (from === to || Math.ceil(income.from) > income.to)
      return t('answer.at.exactly', {dollars: to, program: name});
    if (income.from === 0) return t('answer.at.upTo', {dollars: to, program: name});
    return t('answer.at.between', {from, to, program: name});
  };
  return months
    ? t('answer.at.months', {fromDay: shortDay(months.from), throughDay: shortDay(months.to), what: what()})
    : what();
};
