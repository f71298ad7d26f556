import {percentDigits, shownPercent} from '../../insurance/aca/shown-percent.ts';
import type {Language} from '../../contract/language.ts';
import {labeled, withCommas} from '../messages/punctuation.ts';
import {oneLine} from '../submission/one-line.ts';
import type {SentCalculation} from '../submission/calculation-record.ts';
import {listOf, treeOf} from '../submission/stored-json.ts';
import type {Row} from './compose-mail.ts';
import {employerOffer} from './employer-offer.ts';
import {type MailKey, mailText} from './mail-text.ts';

type Kind = 'dollars' | 'percent' | 'exactPercent' | 'plain' | 'choice' | 'line';
type Field = readonly [name: string, label: MailKey, kind: Kind];

const INPUTS: Readonly<Record<SentCalculation['calculator'], readonly Field[]>> = {
  life: [
    ['income', 'calculation.life.income', 'dollars'],
    ['debts', 'calculation.life.debts', 'dollars'],
    ['expenses', 'calculation.life.expenses', 'dollars'],
    ['years', 'calculation.life.years', 'plain'],
    ['existingCoverage', 'calculation.retirement.lifeInsurance', 'dollars'],
    ['assets', 'calculation.life.assets', 'dollars'],
    ['mortgage', 'calculation.life.mortgage', 'dollars'],
    ['children', 'calculation.life.children', 'plain'],
  ],
  retirement: [
    ['personAge', 'label.age', 'plain'],
    ['personIncome', 'calculation.life.income', 'dollars'],
    ['spouseAge', 'calculation.retirement.spouseAge', 'plain'],
    ['spouseIncome', 'calculation.retirement.spouseIncome', 'dollars'],
    ['emergencySavings', 'calculation.retirement.emergencySavings', 'dollars'],
    ['mortgageBalance', 'calculation.retirement.mortgageBalance', 'dollars'],
    ['otherDebt', 'calculation.retirement.otherDebt', 'dollars'],
    ['savingsPercent', 'calculation.retirement.savingsPercent', 'percent'],
    ['totalRetirementSavings', 'calculation.retirement.totalRetirementSavings', 'dollars'],
    ['countSocialSecurity', 'calculation.countSocialSecurity', 'choice'],
    ['lifeInsurance', 'calculation.retirement.lifeInsurance', 'dollars'],
    ['inflation', 'calculation.inflation', 'percent'],
  ],
  aca: [
    ['planYear', 'calculation.aca.planYear', 'line'],
    ['householdSize', 'label.householdSize', 'plain'],
    ['income', 'label.income', 'dollars'],
    ['filing', 'label.filing', 'line'],
    ['county', 'calculation.aca.county', 'line'],
  ],
};

// Leaves out the price of a plan, beside which the law requires further sentences.
const RESULTS: typeof INPUTS = {
  life: [
    ['recommendedCoverage', 'calculation.life.recommendedCoverage', 'dollars'],
    ['netGap', 'calculation.life.netGap', 'dollars'],
  ],
  retirement: [
    ['replacementRatio', 'calculation.retirement.replacementRatio', 'percent'],
    ['totalIncome', 'calculation.retirement.totalIncome', 'dollars'],
  ],
  aca: [['fplPercent', 'calculation.aca.fplPercent', 'exactPercent']],
};

const isKey = (key: string, known: readonly MailKey[]): key is MailKey =>
  (known as readonly string[]).includes(key);

const PROGRAMS: readonly MailKey[] = [
  'calculation.aca.program.credit',
  'calculation.aca.program.medicaid',
  'calculation.aca.program.chip',
  'calculation.aca.program.medicaid-pregnant',
  'calculation.aca.program.medicare',
  'calculation.aca.program.employer',
  'calculation.aca.program.coverage-gap',
  'calculation.aca.program.full-price',
];
const FILINGS: readonly MailKey[] = [
  'calculation.aca.filing.single',
  'calculation.aca.filing.joint',
  'calculation.aca.filing.head',
  'calculation.aca.filing.separate',
];

/**
 * Formats the calculation of a quote request as one row of the agent's mail. The input contains no health answer; without a calculation
 * there is no row.
 */
export const calculationRows = (
  calculation: SentCalculation | undefined,
  language: Language,
): readonly Row[] => {
  if (!calculation) return [];
  const {calculator, inputs, result} = calculation;
  const say = (key: MailKey, values?: Record<string, string>): string => mailText(language, key, values);
  const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(language, {maximumFractionDigits: 1, ...options}).format(value);
  const dollars = (value: number): string =>
    number(value, {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
  const inPercent = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    number(value / 100, {style: 'percent', ...options});
  const exactPercent = (value: number): string =>
    inPercent(shownPercent(value), {
      minimumFractionDigits: percentDigits(value),
      maximumFractionDigits: 2,
    });
  // Tenths, as on the page, unless they reach a whole number that the value does not reach.
  const percent = (value: number): string =>
    Math.round(value * 10) % 10 === 0 ? exactPercent(value) : inPercent(value);
  const written = (value: unknown, kind: Kind): string => {
    if (typeof value === 'boolean') return say(value ? 'calculation.yes' : 'calculation.no');
    if (typeof value === 'number')
      return kind === 'dollars'
        ? dollars(value)
        : kind === 'line'
          ? String(value)
          : kind === 'percent'
            ? percent(value)
            : kind === 'exactPercent'
              ? exactPercent(value)
              : number(value);
    if (typeof value !== 'string') return '';
    const filing = `calculation.aca.filing.${value}`;
    return isKey(filing, FILINGS) ? say(filing) : oneLine(value);
  };
  const lines = (fields: readonly Field[], from: Readonly<Record<string, unknown>>): readonly string[] =>
    fields.flatMap(([name, label, kind]) => {
      const text = written(from[name], kind);
      return text === '' ? [] : [labeled(language, say(label), text)];
    });
  const programs = listOf(result['people']).map(treeOf);
  const people = listOf(inputs['people'])
    .map(treeOf)
    .map((person, index) => {
      const offer = treeOf(person['employerOffer']);
      const program = `calculation.aca.program.${String(programs[index]?.['program'])}`;
      const facts = [
        written(person['age'], 'plain'),
        person['medicare'] === true ? say('value.hasMedicare') : '',
        employerOffer(language, {
          self: written(offer['selfOnlyMonthly'], 'plain'),
          family: written(offer['familyMonthly'], 'plain'),
        }),
        isKey(program, PROGRAMS) ? say(program) : '',
      ];
      const known = facts.filter((fact) => fact !== '');
      return labeled(language, say('label.person', {number: String(index + 1)}), withCommas(language, known));
    });
  const {month} = treeOf(result['expectedContribution']);
  const value = [
    say(`calculation.${calculator}.title`),
    ...lines(INPUTS[calculator], inputs),
    ...people,
    ...lines(RESULTS[calculator], result),
    ...(typeof month === 'number'
      ? [labeled(language, say('calculation.contribution'), dollars(month))]
      : []),
    say('calculation.note'),
  ];
  return [{label: say('label.calculation'), value: value.join('\n')}];
};
