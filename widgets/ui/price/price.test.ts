import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {legalCatalogs} from '../../../agency/legal/catalog.ts';
import {priceTexts} from '../../../agency/legal/price-statement.ts';
import {acaPrice} from '../../../insurance/aca/aca-price.ts';
import type {AcaInputs} from '../../../insurance/aca/aca-inputs.ts';
import {estimateAca} from '../../../insurance/aca/estimate-aca.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {createTranslate} from '../../element/translate.ts';
import {parseNumber} from '../number-field/parse-number.ts';
import {Priced, type WrittenPrice} from './priced.tsx';

const root = join(import.meta.dirname, '../../..');

/** Every text in a drawn tree, in order. */
const textIn = (node: unknown): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textIn).join(' ');
  if (typeof node !== 'object' || node === null || !('props' in node)) return '';
  return textIn((node.props as {readonly children?: unknown}).children);
};

const family: AcaInputs = {
  planYear: 2027,
  householdSize: 3,
  income: 70_000,
  filing: 'joint',
  people: [{age: 40}, {age: 38}, {age: 9}],
  county: 'Harris',
};

const priceOf = (change: Partial<AcaInputs> = {}) => {
  const inputs = {...family, ...change};
  const price = acaPrice(inputs, estimateAca(inputs));
  if (price === null) throw new Error('this household has a price');
  return price;
};

const drawn = (lang: (typeof LANGUAGES)[number], change: Partial<AcaInputs> = {}, months = 12) => {
  let amounts: WrittenPrice | undefined;
  const tree = Priced({
    price: {...priceOf(change), months},
    t: createTranslate(legalCatalogs[lang]),
    lang,
    children: (written) => {
      amounts = written;
      return 'AMOUNTS';
    },
  });
  return {text: textIn(tree).replaceAll('\u00a0', ' '), amounts};
};

describe('a drawn price', () => {
  test.each(LANGUAGES)('names in %s its year, place and ages, with the four sentences', (lang) => {
    const {text} = drawn(lang);
    for (const part of ['2026', 'Harris', '10', '40', '38', '9', 'HealthCare.gov', '2027'])
      expect(text).toContain(part);
    const texts = legalCatalogs[lang];
    for (const key of ['rateNoMoney', 'rateApplication', 'rateExclusions'] as const)
      expect(text).toContain(texts[key]);
    expect(text).toContain(texts.rateIllustrative.slice(0, 12));
    expect(text).toContain(texts.priceAnyGender);
    expect(text).not.toMatch(/\{\{|rate[A-Z]|price[A-Z]/);
  });

  test('adds to the worst year the premiums of the months with a plan, and no twelve for a plan from March', () => {
    const {withCredit, worstYear} = priceOf();
    const total = (months: number) =>
      `$${Math.round((withCredit?.netMonthly.low ?? 0) * months + worstYear.low).toLocaleString('en-US')}`;
    expect(drawn('en').amounts?.worstTotal).toEqual({low: total(12)});
    expect(drawn('en', {}, 10).amounts?.worstTotal).toEqual({low: total(10)});
  });

  test('adds up in every language: the shown price minus the shown credit is the shown rest, in dollars and in cents', () => {
    const income = fc.integer({min: 27_320, max: 109_280});
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        income,
        fc.integer({min: 21, max: 64}),
        (lang, dollars, age) => {
          const {amounts} = drawn(lang, {income: dollars, people: [{age}]});
          const [net, benchmark, credit] = [amounts?.net, amounts?.benchmark, amounts?.credit].map((span) =>
            parseNumber(span?.low ?? ''),
          );
          if (!amounts?.credit) return;
          expect(Number(benchmark) - Number(credit)).toBe(net);
          const {withCredit} = priceOf({income: dollars, people: [{age}]});
          const cents = [amounts.inCents?.credit, amounts.inCents?.net].map((text) =>
            parseNumber(text ?? ''),
          );
          expect(cents).toEqual([withCredit?.creditMonthly.low, withCredit?.netMonthly.low]);
        },
      ),
    );
  });

  test('says in English that gender has no effect, and that tobacco is not included', () => {
    const {text} = drawn('en');
    expect(text).toContain('Gender does not change this price.');
    expect(text).toContain('A tobacco surcharge is not included.');
    expect(text).toContain(
      'Rates are illustrative and based on the age, gender and location shown: 40, 38, and 9, any gender, Harris County, Texas.',
    );
  });

  test('omits the note about another year when the visitor has entered the price', () => {
    const {text, amounts} = drawn('en', {benchmarkMonthly: 1_500.5});
    expect(text).toContain('that you read on HealthCare.gov');
    expect(text).not.toContain('are not known here yet');
    expect(amounts?.benchmark).toEqual({low: '$1,500.50'});
  });

  test('never shows a credit of zero for a price of an earlier year', () => {
    const rich = {householdSize: 1, income: 60_000, people: [{age: 21}]};
    expect(priceOf(rich).withCredit?.creditMonthly).toEqual({low: 22.33, high: 22.33});
    const cheaper = {...rich, income: 63_800};
    expect(priceOf(cheaper).withCredit?.creditMonthly).toEqual({low: 0, high: 0});
    expect(drawn('en', cheaper).amounts?.credit).toBeUndefined();
    expect(drawn('en', {...cheaper, benchmarkMonthly: 500}).amounts?.credit).toEqual({low: '$0'});
  });
});

const sources = ['widgets', 'host'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|e2e/.test(path)),
);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('every view', () => {
  // Outside this folder, no code may read an amount: a view that did could show the amount without the
  // sentences.
  const readsAmount =
    /\b(?:creditMonthly|netMonthly|lowestBronze(?:Net)?Monthly|writtenPrice)\b|\b(?:premium|withCredit|fullPrice)\??\.benchmarkMonthly/;

  test('reads the amounts of a price from this folder only', () => {
    expect(sources.length).toBeGreaterThan(200);
    const views = sources.filter(
      // A contract lists the names of the event's fields and shows none of them.
      (path) => !path.startsWith('widgets/ui/price/') && !path.endsWith('.contract.ts'),
    );
    expect(
      views.filter((path) => readsAmount.test(read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))),
    ).toEqual([]);
    // The expression finds a known example.
    expect(readsAmount.test('t("net", {net: money(result.premium.netMonthly)})')).toBe(true);
    expect(readsAmount.test('const {creditMonthly} = premium')).toBe(true);
  });

  test('that draws a price has the texts of the statement', () => {
    const users = sources.filter(
      (path) => !path.startsWith('widgets/ui/') && /ui\/price\/priced/.test(read(path)),
    );
    const widgets = new Set([
      'aca-calculator',
      'questionnaire',
      ...users.map((path) => path.split('/')[1] ?? ''),
    ]);
    for (const widget of widgets) {
      const {legal} = JSON.parse(read(`widgets/${widget}/shared-texts.json`)) as {legal: string[]};
      expect(priceTexts.filter((key) => !legal.includes(key))).toEqual([]);
    }
  });

  test('has no catalog with a monthly amount written into a text', () => {
    const catalogs = readdirSync(join(root, 'widgets'), {recursive: true, encoding: 'utf8'}).filter((path) =>
      /messages\/\w\w\.json$/.test(path),
    );
    const priced = catalogs.flatMap((path) =>
      Object.entries(JSON.parse(read(join('widgets', path))) as Record<string, string>)
        .filter(([, text]) => /\$\s?\d[\d.,]*\s*(?:a|per|\/)\s*month/i.test(text))
        .map(([key]) => `${path} ${key}`),
    );
    expect(catalogs.length).toBeGreaterThan(40);
    expect(priced).toEqual([]);
  });
});
