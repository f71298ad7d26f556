import type {AnswerGap} from '../../../contract/ai-workflow-answer.ts';
import {type Numbers, numbersIn} from '../../ui/number-field/numbers.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

const span = (low: number | null, high: number | null, numbers: Numbers, open: string): string => {
  if (low === null) return open;
  const least = numbers.money(low);
  if (high === null) return `${least} +`;
  const most = numbers.money(high);
  return least === most ? least : `${least} – ${most}`;
};

/** Draws the need, the coverage and the gap by kind of insurance; a row without numbers says so. */
export const GapTable = ({
  gaps,
  t,
  lang,
}: Pick<QuestionnaireProps, 't' | 'lang'> & {readonly gaps: readonly AnswerGap[]}) => {
  const numbers = numbersIn(lang);
  const open = t('gapOpen');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a group outside a form
    <div className="table" role="group" aria-labelledby="gaps" tabIndex={0}>
      <table className="gaps">
        <caption id="gaps">{t('gaps')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gapKind')}</th>
            <th scope="col">{t('gapNeed')}</th>
            <th scope="col">{t('gapHave')}</th>
            <th scope="col">{t('gapMissing')}</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map(({id, existing, needLow, needHigh, gapLow, gapHigh}) => (
            <tr key={id}>
              <th scope="row">{t(`gap.${id}`)}</th>
              <td>{span(needLow, needHigh, numbers, open)}</td>
              <td>{span(existing, existing, numbers, open)}</td>
              <td>{span(gapLow, gapHigh, numbers, open)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
