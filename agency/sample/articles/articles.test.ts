import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {legalCatalogs} from '../../legal/catalog.ts';

// The sample articles as files: every language is present, has the same facts, and has nothing that a page could not show. Tests of the
// rendering are beside the code that renders.

const CATEGORIES = [
  'ACA Marketplace',
  'Cancer Insurance',
  'Health Insurance',
  'Life Insurance',
  'Medicare',
  'Retirement Planning',
];
const FIELDS = [
  'id',
  'title',
  'searchTitle',
  'excerpt',
  'category',
  'tags',
  'publishedDate',
  'author',
  'featured',
];
const SAME_IN_ALL = ['id', 'category', 'publishedDate', 'author', 'featured'];
const DISCLAIMERS: Record<string, string> = {
  Medicare: 'Not connected with or endorsed by the United States government or the federal Medicare program.',
  'Cancer Insurance': 'Limited benefits. Not a substitute for major medical coverage.',
};

/** The seven of the specification. They are longer than the articles that answer one question each. */
const OF_THE_SPECIFICATION = [
  'bronze-silver-gold-texas',
  'how-much-life-insurance',
  'medicare-at-65-dates',
  'retirement-income-four-percent',
  'special-enrollment-sixty-days',
  'the-400-percent-cliff-2027',
  'what-cancer-insurance-pays',
];

/** The first words of the passage in which the agent writes as a nurse. */
const NURSE: Record<Language, string> = {
  en: '> **A nurse’s view.** ',
  es: '> **La mirada de una enfermera.** ',
  fr: '> **Le regard d’une infirmière.** ',
  de: '> **Aus Sicht einer Krankenschwester.** ',
  zh: '> **一位护士的看法。**',
};
/** The last words of the passage: the agent, a nurse, advises neither on health nor on taxes. */
const NO_ADVICE: Record<Language, RegExp> = {
  en: /not (?:medical|tax) advice\.$/,
  es: /no es consejo (?:médico|fiscal)\.$/,
  fr: /pas un (?:avis médical|conseil fiscal)\.$/,
  de: /kein (?:ärztlicher|steuerlicher) Rat\.$/,
  zh: /不是(?:医疗建议|税务意见)。$/,
};

const folder = import.meta.dirname;
const slugs = [
  ...new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.split('.')[0] ?? ''),
  ),
];

const readArticle = (slug: string, language: Language) => {
  const text = readFileSync(`${folder}/${slug}.${language}.md`, 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = parse(head, {schema: 'failsafe'}) as Record<string, string>;
  return {text, body, fields};
};

const bodyLength = (body: string, language: Language): number =>
  language === 'zh'
    ? (body.match(/\p{Script=Han}/gu) ?? []).length
    : body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const MONEY: Record<Language, RegExp> = {
  en: /\$(\d[\d,]*(?:\.\d+)?)/g,
  es: /\$(\d[\d,]*(?:\.\d+)?)/g,
  fr: /(\d[\d\u202f]*(?:,\d+)?)\u00a0\$/g,
  de: /(\d[\d.]*(?:,\d+)?)\u00a0\$/g,
  zh: /(\d[\d,]*(?:\.\d+)?) 美元/g,
};
const PERCENT = /(\d+(?:[.,]\d+)?)\u00a0?%/g;

const inLanguage = (figure: string, language: Language): number =>
  language === 'fr' || language === 'de'
    ? Number(figure.replace(/[.\u202f]/g, '').replace(',', '.'))
    : Number(figure.replaceAll(',', ''));

const figures = (text: string, pattern: RegExp, language: Language): number[] =>
  [...new Set([...text.matchAll(pattern)].map(([, figure = '']) => inLanguage(figure, language)))].sort(
    (a, b) => a - b,
  );

/** The items of drawn lists: each with its line and its number. */
const drawn = (text: string) => [...text.matchAll(/^- (.*) \|(\d+)%?$/gm)];

const links = (text: string): string[] => [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => url);

describe('the sample articles', () => {
  test('are at least seven, cover every category, and feature two', () => {
    const english = slugs.map((slug) => readArticle(slug, 'en').fields);
    expect(slugs.length).toBeGreaterThanOrEqual(7);
    expect(slugs).toEqual(expect.arrayContaining(OF_THE_SPECIFICATION));
    expect(new Set(english.map((fields) => fields['category']))).toEqual(new Set(CATEGORIES));
    expect(english.filter((fields) => fields['featured'] === 'true')).toHaveLength(2);
  });

  test('translate the same tag the same way, so that related articles are found in every language', () => {
    for (const language of LANGUAGES) {
      const translated = new Map<string, string>();
      for (const slug of slugs) {
        const tags = readArticle(slug, language).fields['tags']?.split(/, ?/) ?? [];
        const english = readArticle(slug, 'en').fields['tags']?.split(', ') ?? [];
        expect(tags, `${slug}.${language}`).toHaveLength(english.length);
        english.forEach((tag, index) => {
          expect(translated.get(tag) ?? tags[index], `${slug}.${language}: ${tag}`).toBe(tags[index]);
          translated.set(tag, tags[index] ?? '');
        });
      }
    }
  });
});

/** Facts that people missed or that had no good source, by the article that has them in every language. */
const FACTS: Record<string, readonly RegExp[]> = {
  // The regulator and the regulators' association, not the sellers of policies.
  'how-much-life-insurance': [/https:\/\/www\.tdi\.texas\.gov\//, /https:\/\/content\.naic\.org\//],
  // Deposits that lower the income until the tax deadline, and the deductions of self-employed people.
  'the-400-percent-cliff-2027': [/\bIRA\b/, /\bSEP\b/, /401\(k\)/, /2028/, /1095-A/, /8962/],
  'special-enrollment-sixty-days': [
    /1-800-318-2596/,
    // The 90 days after Medicaid or CHIP.
    /\*\*90(?: days| días| jours| Tage| 天)\*\*/,
    /45 CFR 155\.420\(c\)\(6\)/,
    // The checklist of documents: numbers, proof of income, and the proof of the event.
    /^- .*(?:Social Security numbers|números del Seguro Social|numéros de Social Security|Social-Security-Nummern|社会安全号码)/m,
    /^- .*(?:pay stubs|recibos de sueldo|bulletins de paie|Lohnabrechnungen|工资单)/m,
    /^- .*(?:marriage|matrimonio|mariage|Heirats|结婚)/m,
  ],
  'bronze-silver-gold-texas': [
    /renewed automatically|renovarle automáticamente|renouvelé d’office|automatisch verlängert|自动续保/,
  ],
  // Automatic renewal: who is enrolled again, and that an automatic payment does not follow to a new insurer.
  'doing-nothing-at-renewal': [
    /45 CFR 155\.335/,
    /45 CFR 155\.400\(e\)/,
    /enrolls you again|inscribirle otra vez|réinscrit|meldet der Marketplace Sie in der Regel wieder|让您续保同一个计划/,
    /automatic payment|pago automático|prélèvement automatique|Dauerauftrag|自动付款/,
  ],
  'medicare-at-65-dates': [
    /1-800-252-9240/,
    // The formula of the late penalty for Part D.
    /42 CFR 423\.286\(d\)\(3\)/,
    /Extra Help/,
    /Medicare Savings Program|Programas de Ahorros de Medicare/,
  ],
  'form-1095-a-at-tax-time': [/1095-A/, /8962/, /1-800-318-2596/],
};

describe.each(Object.entries(FACTS))('%s', (slug, facts) => {
  test.each(LANGUAGES)('keeps its facts and sources (%s)', (language) => {
    const {text} = readArticle(slug, language);
    expect(facts.filter((fact) => !fact.test(text))).toEqual([]);
  });
});

describe.each(slugs)('%s', (slug) => {
  const english = readArticle(slug, 'en');

  test.each(LANGUAGES)('has complete front matter that agrees with the English (%s)', (language) => {
    const {fields} = readArticle(slug, language);
    expect(Object.keys(fields)).toEqual(FIELDS);
    expect(Object.values(fields).every((value) => value.length > 0)).toBe(true);
    for (const field of SAME_IN_ALL) expect(fields[field]).toBe(english.fields[field]);
    expect(fields['id']).toBe(slug);
    expect(fields['publishedDate']).toMatch(/^2026-(09|10|11)-\d\d$/);
    expect(fields['author']).toBe('{{licensedName}}');
    // Every visitor of a page with the blog downloads the excerpts of the first screen.
    expect(fields['excerpt']?.length).toBeLessThanOrEqual(110);
  });

  test.each(LANGUAGES)('has enough words (%s)', (language) => {
    expect(bodyLength(readArticle(slug, language).body, language)).toBeGreaterThanOrEqual(
      (language === 'zh' ? 1200 : 700) * (OF_THE_SPECIFICATION.includes(slug) ? 1 : 5 / 7),
    );
  });

  test.each(LANGUAGES)('names the same amounts and percentages as the English (%s)', (language) => {
    const {text} = readArticle(slug, language);
    expect(figures(text, MONEY[language], language)).toEqual(figures(english.text, MONEY.en, 'en'));
    expect(figures(text, PERCENT, language)).toEqual(figures(english.text, PERCENT, 'en'));
  });

  test.each(LANGUAGES)(
    'draws the same bars as in English, each of a number that its line names (%s)',
    (language) => {
      const bars = drawn(readArticle(slug, language).body);
      expect(bars.map(([, , bar]) => bar)).toEqual(drawn(english.body).map(([, , bar]) => bar));
      for (const [, line = '', bar] of bars)
        expect(
          [...line.matchAll(/\d[\d.,\u202F]*/g)].map(([figure]) => figure.replaceAll(/\D/g, '')),
          line,
        ).toContain(bar);
    },
  );

  test.each(LANGUAGES)('keeps the outline and the links of the English (%s)', (language) => {
    const {body} = readArticle(slug, language);
    expect(links(body)).toEqual(links(english.body));
    expect(links(body).every((url) => url.startsWith('https://'))).toBe(true);
    expect(body.match(/^(## |- |> )/gm)).toEqual(english.body.match(/^(## |- |> )/gm));
  });

  test.each(LANGUAGES)(
    'has one passage from a nurse’s point of view, which gives no advice (%s)',
    (language) => {
      const passages = readArticle(slug, language)
        .body.split('\n')
        .filter((line) => line.startsWith('> '));
      expect(passages).toHaveLength(1);
      expect(passages[0]?.startsWith(NURSE[language])).toBe(true);
      expect(passages[0]).toMatch(NO_ADVICE[language]);
      expect(bodyLength(passages[0] ?? '', language)).toBeLessThanOrEqual(language === 'zh' ? 200 : 110);
    },
  );

  test.each(LANGUAGES)('contains only simple markup and no forbidden word (%s)', (language) => {
    const {text, body} = readArticle(slug, language);
    expect(text).not.toContain('<');
    expect(text).not.toMatch(/\bnotari[oa]|\bnotaire|\bnotar\b/i);
    expect((body.match(/\*\*/g) ?? []).length % 2).toBe(0);
    expect(body).not.toMatch(/^(#{1}|#{3,}) |^\d+\. |^[*+] /m);
    expect(text.replaceAll('{{licensedName}}', '')).not.toMatch(/[{}]/);
  });

  test.each(LANGUAGES)('carries the sentence the law or prudence asks for, in English (%s)', (language) => {
    expect(readArticle(slug, language).body).toContain(DISCLAIMERS[english.fields['category'] ?? ''] ?? '');
  });

  test.each(LANGUAGES)(
    'translates the sentence of the law on Medicare as the legal texts do (%s)',
    (language) => {
      if (english.fields['category'] !== 'Medicare' || language === 'en') return;
      expect(readArticle(slug, language).body).toContain(legalCatalogs[language].texasMedicareTranslation);
    },
  );
});
