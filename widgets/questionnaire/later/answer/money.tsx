import type {MoneyAnswer} from '../../../../insurance/answer/money.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import type {AnswerWords} from './words.ts';

const plansText = ({planKind, silverPercent}: MoneyAnswer, {t, percent}: AnswerWords): string =>
  planKind === 'silver'
    ? silverPercent
      ? t('answer.plans.silver', {percent: percent(silverPercent)})
      : t('answer.plans.silver-strong')
    : t(`answer.plans.${planKind}`);

const amountText = ({monthly: {low, high}}: MoneyAnswer, {t, dollars}: AnswerWords): string =>
  dollars(low) === dollars(high)
    ? t('answer.money.most', {high: dollars(high)})
    : t('answer.money.range', {low: dollars(low), high: dollars(high)});

/** What the household would pay, both sides of a range and what narrows it, the plans to look at, and the worst year. */
export const Money = ({
  money,
  planYear,
  words,
  view: {t, level},
}: {
  readonly money: MoneyAnswer;
  readonly planYear: number;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
}) => {
  const Heading = `h${level + 2}` as 'h4';
  const {narrowedBy, isCertain, planKind, worstYear} = money;
  const isLess = planKind === 'silver' || planKind === 'silver-gold';
  const worst = `answer.worst.${worstYear.isFamily ? 'family' : 'self'}${isLess ? 'Less' : ''}`;
  return (
    <section className="money" aria-labelledby="money">
      <Heading id="money">{t('answer.moneyTitle')}</Heading>
      <p>
        <b className="amount">{amountText(money, words)}</b> {t('answer.money.for', {year: planYear})}
      </p>
      {isCertain ? null : <p>{t('answer.money.ifPossible')}</p>}
      {narrowedBy.length > 0 ? <p>{t('answer.money.narrow', {fields: words.fields(narrowedBy)})}</p> : null}
      <p>{plansText(money, words)}</p>
      <p>{t(worst, {dollars: words.dollars(worstYear.dollars)})}</p>
    </section>
  );
};
