import escapeHtml from 'escape-html';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {legalCatalogs, type LegalKey} from '../../agency/legal/catalog.ts';
import {medicareTexts} from '../../agency/legal/required-texts.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import type {PublicAgency} from '../../agency/public.ts';
import type {Language} from '../../contract/language.ts';
import {plainPage} from '../http/plain-page.ts';
import {agencyMoment} from '../messages/agency-moment.ts';
import {priceInWords} from './price-in-words.ts';
import {resultPath, type SavedPage} from './result-link.ts';
import {resultText, type ResultTextKey} from './texts.ts';
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
  const {action, people, points, price, recommendations, plan} = result;
  const parsed = [
    section('page.todo', paragraphs(action)),
    section('page.money', moneyOf(result, language), {year: String(price?.planYear ?? '')}),
    section('page.people', items(people)),
    section('page.needs', numbered(recommendations)),
    section('page.plan', numbered(plan)),
    points.length === 0
      ? ''
      : `<details><summary>${escapeHtml(say('page.points'))}</summary>${items(points)}</details>`,
  ].join('');
  const dates = {
    today: agencyMoment(language, now),
    date: agencyMoment(language, page.savedAt),
    until: agencyMoment(language, page.until),
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

const moneyOf = (result: WrittenResult, language: Language): string => {
  const money = priceInWords(result, language);
  return money ? `${money.lines.map(paragraphs).join('')}<small>${escapeHtml(money.statement)}</small>` : '';
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
