import escapeHtml from 'escape-html';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {legalCatalogs, type LegalKey} from '../../agency/legal/catalog.ts';
import {medicareTexts} from '../../agency/legal/required-texts.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import type {PublicAgency} from '../../agency/public.ts';
import type {AnswerPrice} from '../../contract/ai-workflow-answer.ts';
import type {Language} from '../../contract/language.ts';
import {outOfPocketLimit} from '../../insurance/aca/out-of-pocket.ts';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import type {PriceSpan} from '../../insurance/premiums/price.ts';
import {joined} from '../ai-workflow/written-point.ts';
import {writerOf} from '../ai-workflow/written-value.ts';
import {plainPage} from '../http/plain-page.ts';
import {resultPath, type SavedPage} from './result-link.ts';
import {dayInWords, resultText, type ResultTextKey} from './texts.ts';
import type {WrittenResult} from './written-result.ts';

/** The parts of a page apart from its content. */
export type ResultPageParts = {
  readonly language: Language;
  readonly token: string;
  readonly agency: AgencyConfig;
  /** The values of the agency's placeholders. */
  readonly values: Readonly<Record<string, string>>;
  readonly tpmo: PublicAgency['tpmo'];
};

type Page = {
  readonly parts: ResultPageParts;
  readonly page: SavedPage;
  readonly result: WrittenResult;
  readonly now: Date;
};

const paragraphs = (text: string): string =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

// The numbered points as one text: headings, points, and their figures, which are indented.
const numbered = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const words = escapeHtml(line.trim());
      if (line.startsWith(' ')) return `<small>${words}</small>`;
      return /^\d+\. /u.test(line) ? `<p>${words}</p>` : `<h3>${words}</h3>`;
    })
    .join('');

const items = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Renders the page with saved results and the button that deletes the page. */
export const savedResultPage = ({parts, page, result, now}: Page): string => {
  const {language, values, token} = parts;
  const say = (key: ResultTextKey, more: Readonly<Record<string, string>> = {}): string =>
    resultText(language, key, {...values, ...more});
  const section = (heading: ResultTextKey, body: string, more?: Readonly<Record<string, string>>): string =>
    body === '' ? '' : `<h2>${escapeHtml(say(heading, more))}</h2>${body}`;
  const {action, people, points, price, isPartYear, recommendations, plan} = result;
  const parsed = [
    section('page.todo', paragraphs(action)),
    price
      ? section('page.money', moneyOf(price, isPartYear, {language, say}), {year: String(price.planYear)})
      : '',
    section('page.people', items(people)),
    section('page.needs', numbered(recommendations)),
    section('page.plan', numbered(plan)),
    points.length === 0
      ? ''
      : `<details><summary>${escapeHtml(say('page.points'))}</summary>${items(points)}</details>`,
  ].join('');
  const dates = {
    today: dayInWords(language, now),
    date: dayInWords(language, page.savedAt),
    until: dayInWords(language, page.until),
  };
  return layout(
    parts,
    'page.title',
    [
      paragraphs(say('page.from')),
      paragraphs(say('page.saved', dates)),
      result.mayLackPregnancy ? paragraphs(say('page.noPregnancy')) : '',
      parsed === '' ? paragraphs(say('page.nothing')) : parsed,
      legalTexts(parts, result),
      paragraphs(say('page.until', dates)),
      `<details><summary>${escapeHtml(say('delete.open'))}</summary>${paragraphs(say('delete.text'))}`,
      `<form method="post" action="${escapeHtml(resultPath(language, token))}"><button>${escapeHtml(say('delete.button'))}</button></form></details>`,
    ].join(''),
  );
};

/** Renders a page with a message: the page is deleted, the link is invalid, the page is temporarily unavailable. */
export const resultNote = (parts: ResultPageParts, note: 'done' | 'gone' | 'later'): string =>
  layout(parts, `${note}.title`, paragraphs(resultText(parts.language, `${note}.text`, parts.values)));

type Words = {
  readonly language: Language;
  readonly say: (key: ResultTextKey, more?: Readonly<Record<string, string>>) => string;
};

// The amounts of the first result, in the same order, with the sentences that the law requires beside them.
const moneyOf = (price: AnswerPrice, isPartYear: boolean, {language, say}: Words): string => {
  const {planYear, withCredit, fullPrice, worstYear, months, isVisitorsPrice, statement} = price;
  const {money, roundMoney} = writerOf(language);
  // Cents would suggest more precision than an estimate has.
  const dollars = isVisitorsPrice ? money : roundMoney;
  const span = ({low, high}: PriceSpan): string =>
    dollars(low) === dollars(high)
      ? dollars(low)
      : say('price.range', {low: dollars(low), high: dollars(high)});
  const kind = withCredit ? 'net' : 'full';
  const monthly = withCredit?.netMonthly ?? fullPrice?.benchmarkMonthly;
  const bronze = withCredit ? withCredit.lowestBronzeNetMonthly : fullPrice?.lowestBronzeMonthly;
  const buyers = (withCredit ?? fullPrice)?.ages.length ?? 1;
  const isReduced = worstYear.high < outOfPocketLimit(nearestPlanYear(planYear), buyers, null);
  const lines = [
    ...(monthly ? [say(`price.${kind}`, {amount: span(monthly)})] : []),
    ...(bronze ? [say(`price.bronze.${kind}`, {amount: span(bronze)})] : []),
    ...(isPartYear
      ? []
      : [
          say(isReduced ? 'price.worst.silver' : 'price.worst', {
            care: roundMoney(worstYear.high),
            total: roundMoney((monthly?.high ?? 0) * months + worstYear.high),
          }),
        ]),
  ];
  return `${lines.map(paragraphs).join('')}<small>${escapeHtml(joined(statement))}</small>`;
};

const legalTexts = ({language, values, tpmo}: ResultPageParts, {touchesMedicare}: WrittenResult): string => {
  const legal = (key: LegalKey): string => fillPlaceholders(legalCatalogs[language][key], values);
  const medicare = touchesMedicare
    ? medicareTexts({tpmo}).flatMap(({text, translation}) => [
        `<p lang="en"><small>${escapeHtml(fillPlaceholders(legalCatalogs.en[text], values))}</small></p>`,
        legal(translation) === '' ? '' : `<p><small>${escapeHtml(legal(translation))}</small></p>`,
      ])
    : [];
  const own = (['rulesLabel', 'estimateFooter', 'notMedicalAdvice'] as const).map(
    (key) => `<p><small>${escapeHtml(legal(key))}</small></p>`,
  );
  return [...medicare, ...own].join('');
};

const layout = (
  {language, token, agency, values}: ResultPageParts,
  title: ResultTextKey,
  body: string,
): string =>
  plainPage({
    language,
    agency,
    heading: resultText(language, title, values),
    body,
    pathIn: (other) => resultPath(other, token),
  });
