import type {Language} from '../../contract/language.ts';
import {oneLine} from '../submission/one-line.ts';
import type {Row} from './compose-mail.ts';
import {codeText, type MailKey, mailText} from './mail-text.ts';

type Tree = Readonly<Record<string, unknown>>;

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

const isChoice = (field: string): field is keyof typeof CHOICES => Object.hasOwn(CHOICES, field);

const treeOf = (value: unknown): Tree => (typeof value === 'object' && value !== null ? {...value} : {});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Formats an answer in one line, `''` without an answer; a dated life change as its text and its day. */
const inWords = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return oneLine(String(value));
  if (Array.isArray(value))
    return value
      .map(inWords)
      .filter((text) => text !== '')
      .join('; ');
  const {change, date} = treeOf(value);
  return [change, date]
    .map((part) => (typeof part === 'string' ? oneLine(part) : ''))
    .filter((text) => text !== '')
    .join(', ');
};

type Say = (key: MailKey, values?: Record<string, string>) => string;

const offerInWords = (offer: unknown, say: Say): string => {
  const {selfOnlyMonthly, familyMonthly} = treeOf(offer);
  const [self, family] = [inWords(selfOnlyMonthly), inWords(familyMonthly)];
  if (self === '' && family === '') return '';
  if (family === '') return say('value.employerPlanAlone', {self});
  return self === '' ? say('value.employerPlanFamily', {family}) : say('value.employerPlan', {self, family});
};

const personInWords = (person: Tree, language: Language, say: Say): string =>
  [
    inWords(person['age']),
    codeText(language, 'gender', inWords(person['gender'])),
    person['medicare'] === true ? say('value.hasMedicare') : '',
    offerInWords(person['employerOffer'], say),
  ]
    .filter((text) => text !== '')
    .join(', ');

/** Formats the saved answers of a questionnaire, one line each, choices in the words of the form; unanswered questions are left out. The input contains no health answer. */
export const savedRows = (saved: unknown, language: Language): readonly Row[] => {
  const tree = treeOf(saved);
  const say: Say = (key, values) => mailText(language, key, values);
  const people = listOf(treeOf(tree['leadData'])['household']).map((person, index) => ({
    label: say('label.person', {number: String(index + 1)}),
    value: personInWords(treeOf(person), language, say),
  }));
  const fields = FIELDS.map(([container, field, label]) => {
    const value = inWords((container === '' ? tree : treeOf(tree[container]))[field]);
    return {label: say(label), value: isChoice(field) ? codeText(language, CHOICES[field], value) : value};
  });
  return [...people, ...fields].filter(({value}) => value !== '');
};
