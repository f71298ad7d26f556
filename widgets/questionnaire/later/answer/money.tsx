import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import {belowCliff, type BelowCliff} from '../../../../insurance/answer/below-cliff.ts';
import type {MoneyAnswer} from '../../../../insurance/answer/money.ts';
import type {HouseholdPrice} from '../../../../insurance/premiums/price.ts';
import {Priced, type WrittenPrice, type WrittenSpan} from '../../../ui/price/priced.tsx';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {AmountQuestion} from './amount-question.tsx';
import {answerInPlace} from './answer-in-place.ts';
import {arrivedPicture} from './load-picture.ts';
import {PremiumSumView} from './premium-sum.tsx';
import type {AnswerWords} from './words.ts';

const plansText = ({planKind, silverPercent}: MoneyAnswer, {t, percent}: AnswerWords): string => {
  if (planKind !== 'silver') return t(`answer.plans.${planKind}`);
  return silverPercent
    ? t('answer.plans.silver', {percent: percent(silverPercent)})
    : t('answer.plans.silver-strong');
};

/** An amount as one text, or as two. */
const spanText = (
  {low, high}: WrittenSpan,
  t: AnswerWords['t'],
  [one, range]: readonly [one: string, range: string],
): string => (high === undefined ? t(one, {high: low}) : t(range, {low, high}));

const spanOf = (
  {low, high}: {readonly low: number; readonly high: number},
  {dollars}: AnswerWords,
): WrittenSpan =>
  dollars(low) === dollars(high) ? {low: dollars(low)} : {low: dollars(low), high: dollars(high)};

const Amount = ({amount, children}: {readonly amount: string; readonly children: string}) => (
  <p>
    <b className="amount">{amount}</b>
    {/* The full-width parenthesis of Chinese brings its own space. */}
    {children.startsWith('（') ? children : ` ${children}`}
  </p>
);

type MoneyProps = {
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
};

/** The household's legal share, which is known without any price. */
const Share = ({
  money,
  planYear,
  words,
}: Pick<MoneyProps, 'words'> & {readonly money: MoneyAnswer; readonly planYear: number}) => (
  <Amount
    amount={spanText(spanOf(money.monthly, words), words.t, ['answer.money.most', 'answer.money.range'])}
  >
    {words.t('answer.money.for', {year: planYear})}
  </Amount>
);

/** The credit that an income just below the limit brings, and the lawful ways to that income. */
const BelowCliffNote = ({
  below: {over, levers},
  credit,
  words: {t, dollars},
}: Pick<MoneyProps, 'words'> & {readonly below: BelowCliff; readonly credit: string}) => (
  <>
    <p>{t('answer.money.below', {over: dollars(over), credit})}</p>
    <p>{t(levers.includes('hsa') ? 'answer.lever.hsa-ira' : 'answer.lever.ira')}</p>
  </>
);

/** The most to pay with a joint return, for a household that files separately. */
const JointNote = ({
  model: {jointMonthly, planYear: year},
  words: {t, dollars},
}: Pick<MoneyProps, 'model' | 'words'>) =>
  jointMonthly === undefined ? null : <p>{t('answer.money.joint', {high: dollars(jointMonthly), year})}</p>;

/** The surcharge for tobacco, which none of the amounts contains. */
const TobaccoNote = ({model: {tobacco}, words: {t, dollars}}: Pick<MoneyProps, 'model' | 'words'>) => {
  if (!tobacco) return null;
  const {monthly} = tobacco;
  return (
    <p>
      {monthly === undefined
        ? t('answer.money.tobaccoHalf')
        : t('answer.money.tobacco', {high: dollars(monthly)})}
    </p>
  );
};

/** The prices after the credit: the benchmark plan's and the cheapest bronze plan's. */
const Amounts = ({
  amounts: {net, bronzeNet, bronze, fullPrice},
  model,
  words,
}: Pick<MoneyProps, 'model' | 'words'> & {readonly amounts: WrittenPrice}) => {
  const {t} = words;
  const {planYear, tobacco} = model;
  const texts = ['answer.money.about', 'answer.money.aboutRange'] as const;
  const cheapest = net ? bronzeNet : bronze;
  const isFree = !tobacco && cheapest?.high === undefined && cheapest?.low === words.dollars(0);
  return (
    <>
      {net ? (
        <Amount amount={spanText(net, t, texts)}>{t('answer.money.for', {year: planYear})}</Amount>
      ) : null}
      {!net && fullPrice ? (
        <Amount amount={spanText(fullPrice, t, texts)}>{t('answer.money.forFull')}</Amount>
      ) : null}
      {cheapest ? (
        <p>
          {isFree
            ? t('answer.money.bronzeFree')
            : spanText(cheapest, t, ['answer.money.bronze', 'answer.money.bronzeRange'])}
        </p>
      ) : null}
      <TobaccoNote model={model} words={words} />
    </>
  );
};

/** A field for the price from HealthCare.gov, which overrides our price. */
const OwnPrice = ({view}: Pick<MoneyProps, 'view'>) => (
  <AmountQuestion
    name="own-price"
    label={view.t('answer.ask.benchmark')}
    least={1}
    most={20_000}
    view={view}
    onAmount={(amount) => void answerInPlace(view.element, {'leadData.benchmarkMonthly': String(amount)})}
  />
);

type TermsProps = Pick<MoneyProps, 'words'> & {
  readonly money: MoneyAnswer;
  readonly amounts?: WrittenPrice | undefined;
};

/**
 * Whether the year's premiums are known: not if somebody has a plan for a part of the year only, so that twelve premiums are too many, nor
 * if an insurer may add a surcharge for tobacco.
 */
const knowsPremiums = ({people, tobacco}: AnswerModel): boolean =>
  !tobacco && !people.some(({prospects}) => prospects.some(({months}) => months !== undefined));

/** The worst year's cost: care, and care with the premiums if these are known. */
const WorstYear = ({money, words, amounts}: TermsProps) => {
  const {t} = words;
  if (money.planKind === 'tribe') return null;
  const isSilver = ['silver', 'silver-gold'].includes(money.planKind);
  const {worstYear, worstTotal} = amounts ?? {};
  if (worstYear && worstTotal) {
    const [care, total] = [worstYear.high ?? worstYear.low, worstTotal.high ?? worstTotal.low];
    return <p>{t(isSilver ? 'answer.worst.bothSilver' : 'answer.worst.both', {care, total})}</p>;
  }
  const worst = isSilver ? 'answer.worst.silver' : 'answer.worst.most';
  return <p>{spanText(spanOf(money.worstYear, words), t, [worst, 'answer.worst.range'])}</p>;
};

const Terms = ({money, words, amounts}: TermsProps) => {
  const {t} = words;
  return (
    <>
      {money.isCertain ? null : <p>{t('answer.money.ifPossible')}</p>}
      {money.narrowedBy.length > 0 ? (
        <p>{t('answer.money.narrow', {fields: words.fields(money.narrowedBy)})}</p>
      ) : null}
      {money.planKind === 'open' && money.narrowedBy.length > 0 ? null : <p>{plansText(money, words)}</p>}
      <WorstYear money={money} words={words} amounts={amounts} />
    </>
  );
};

/** The picture of payments by income, if nothing that it needs is open. */
const Pictured = ({
  model: {pictured},
  view,
  isFolded = false,
}: Pick<MoneyProps, 'model' | 'view'> & {readonly isFolded?: boolean}) => {
  const picture = arrivedPicture();
  if (!pictured || !picture) return null;
  const {t, lang, level} = view;
  const drawn = (
    <div className="income-picture">
      <picture.ContributionPicture household={pictured} heading={`h${level + 3}` as 'h4'} t={t} lang={lang} />
    </div>
  );
  return isFolded ? (
    <details>
      <summary>{t('answer.picture')}</summary>
      {drawn}
    </details>
  ) : (
    drawn
  );
};

/** Prices with their required legal texts, between the amounts and the terms. */
const PricedMoney = ({price, ...props}: MoneyProps & {readonly price: HouseholdPrice}) => {
  const {model, words, view} = props;
  const {t, lang} = view;
  const below = model.pictured && belowCliff(model.pictured, price);
  return (
    <>
      <Priced price={price} t={t} lang={lang} below={below}>
        {(amounts) => (
          <>
            <Amounts amounts={amounts} model={model} words={words} />
            {below && amounts.missedCredit !== undefined ? (
              <BelowCliffNote below={below} credit={amounts.missedCredit} words={words} />
            ) : null}
            <JointNote model={model} words={words} />
            {model.money ? (
              <Terms money={model.money} words={words} amounts={knowsPremiums(model) ? amounts : undefined} />
            ) : null}
            <details className="price-sum">
              <summary>{t('answer.how')}</summary>
              <PremiumSumView price={price} amounts={amounts} words={words} />
              <Pictured model={model} view={view} />
              <OwnPrice view={view} />
            </details>
          </>
        )}
      </Priced>
    </>
  );
};

/**
 * Draws the household's payment, both ends of a range and the answers that narrow it, the plans to look at, and the
 * worst year.
 */
export const Money = (props: MoneyProps) => {
  const {model, words, view} = props;
  const {money, price, planYear, jointMonthly} = model;
  const Heading = `h${view.level + 2}` as 'h4';
  if (!money && !price && jointMonthly === undefined) return null;
  return (
    <section className="money" aria-labelledby="money">
      <Heading id="money">{view.t('answer.moneyTitle')}</Heading>
      {price ? (
        <PricedMoney {...props} price={price} />
      ) : money ? (
        <>
          <Share money={money} planYear={planYear} words={words} />
          <TobaccoNote model={model} words={words} />
          <Terms money={money} words={words} />
          <Pictured model={model} view={view} isFolded />
        </>
      ) : (
        <JointNote model={model} words={words} />
      )}
    </section>
  );
};
