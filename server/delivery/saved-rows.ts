import {dayInWords} from '../../agency/day-in-words.ts';
import type {Language} from '../../contract/language.ts';
import {withCommas, withSemicolons} from '../messages/punctuation.ts';
import {oneLine} from '../submission/one-line.ts';
import {listOf, type Tree, treeOf} from '../submission/stored-json.ts';
import type {Row} from './compose-mail.ts';
import {employerOffer} from './employer-offer.ts';
import {codeText, type MailKey, mailText} from './mail-text.ts';

/** Lists each saved answer by its path, with its label, in the order of the form. */
const FIELDS: readonly (readonly [container: string, field: string, label: MailKey])[] = [
  ['leadData', 'location', 'label.location'],
  ['leadData', 'income', 'label.income'],
  ['leadData', 'exactIncome', 'label.exactIncome'],
  ['leadData', 'filing', 'label.filing'],
  ['leadData', 'familyStatus', 'label.familyStatus'],
  ['leadData', 'householdSize', 'label.householdSize'],
  ['leadData', 'applicants', 'label.applicants'],
  ['leadData', 'currentCoverage', 'label.currentCoverage'],
  ['clientProfile', 'age', 'label.age'],
  ['clientProfile', 'dependents', 'label.dependents'],
  ['clientProfile', 'assets', 'label.assets'],
  ['clientProfile', 'debts', 'label.debts'],
  ['clientProfile', 'coverage', 'label.coverage'],
  ['clientProfile', 'doctors', 'label.doctors'],
  ['clientProfile', 'visitsPerYear', 'label.visitsPerYear'],
  ['goals', 'primary', 'label.goals'],
  ['goals', 'budget', 'label.budget'],
  ['goals', 'riskTolerance', 'label.riskTolerance'],
  ['', 'timeline', 'label.timeline'],
  ['policyInfo', 'lifeInsurance', 'label.lifeInsurance'],
  ['policyInfo', 'cancerCoverage', 'label.cancerCoverage'],
  ['policyInfo', 'medicare', 'label.medicare'],
  ['policyInfo', 'retirement', 'label.retirement'],
  ['', 'lifestageChanges', 'label.changes'],
];

/** The groups of texts for fields whose answer is one of several codes. */
const CHOICES = {
  income: 'income',
  filing: 'filing',
  familyStatus: 'family',
  riskTolerance: 'risk',
  timeline: 'timeline',
} as const;

/** The fields whose answer is an amount. */
const AMOUNTS: ReadonlySet<string> = new Set(['exactIncome', 'assets', 'debts', 'budget']);

const isChoice = (field: string): field is keyof typeof CHOICES => Object.hasOwn(CHOICES, field);

const present = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

const lineOf = (part: unknown): string => (typeof part === 'string' ? oneLine(part) : '');

const dayOf = (written: string, language: Language): string =>
  /^\d{4}-\d\d-\d\d$/u.test(written) && !Number.isNaN(Date.parse(written))
    ? dayInWords(written, language)
    : written;

/** Formats an answer in one line, `''` without an answer; a dated life change as its text and its day in words. */
const inWords = (value: unknown, language: Language): string => {
  if (typeof value === 'string' || typeof value === 'number') return oneLine(String(value));
  if (Array.isArray(value))
    return withSemicolons(language, present(value.map((each) => inWords(each, language))));
  const {change, date} = treeOf(value);
  return withCommas(language, present([lineOf(change), dayOf(lineOf(date), language)]));
};

/** Formats an amount as the language writes money. An answer that is not only a number stays as it is. */
const inDollars = (answer: string, language: Language): string =>
  /^\d{1,12}(?:\.\d{1,2})?$/u.test(answer)
    ? new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(Number(answer))
    : answer;

const personInWords = (person: Tree, language: Language): string => {
  const {selfOnlyMonthly, familyMonthly} = treeOf(person['employerOffer']);
  return withCommas(
    language,
    present([
      inWords(person['age'], language),
      codeText(language, 'gender', inWords(person['gender'], language)),
      person['medicare'] === true ? mailText(language, 'value.hasMedicare') : '',
      employerOffer(language, {
        self: inWords(selfOnlyMonthly, language),
        family: inWords(familyMonthly, language),
      }),
    ]),
  );
};

/** Formats the saved answers of a questionnaire, one line each, choices in the words of the form; unanswered questions are left out. The input contains no health answer. */
export const savedRows = (saved: unknown, language: Language): readonly Row[] => {
  const tree = treeOf(saved);
  const people = listOf(treeOf(tree['leadData'])['household']).map((person, index) => ({
    label: mailText(language, 'label.person', {number: String(index + 1)}),
    value: personInWords(treeOf(person), language),
  }));
  const fields = FIELDS.map(([container, field, label]) => {
    const given = inWords((container === '' ? tree : treeOf(tree[container]))[field], language);
    const amount = AMOUNTS.has(field) ? inDollars(given, language) : given;
    return {
      label: mailText(language, label),
      value: isChoice(field) ? codeText(language, CHOICES[field], given) : amount,
    };
  });
  return [...people, ...fields].filter(({value}) => value !== '');
};
