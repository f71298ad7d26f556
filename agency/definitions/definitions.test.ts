import {describe, expect, test} from 'vitest';

import {readingGrade} from '../../server/testing/reading-grade.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {loadGlossary} from './load-glossary.ts';
import {termLinker} from './link-terms.ts';
import sources from './sources.json' with {type: 'json'};

const day = Date.parse('2026-11-22T12:00:00Z');
const ids = Object.keys(sources).toSorted();
const inEnglish = loadGlossary('en', day).terms;

describe.each(LANGUAGES)('the glossary in %s', (lang) => {
  const {terms} = loadGlossary(lang, day);

  test('has at least forty terms, the same as every other language, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(terms.map(({id}) => id).toSorted()).toEqual(ids);
    expect(new Set(terms.map(({term}) => term)).size).toBe(terms.length);
  });

  test('is in the order of the language’s alphabet', () => {
    const names = terms.map(({term}) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
  });

  test('explains each term in a paragraph of readable length', () => {
    const short = terms.filter(({text}) => {
      const words =
        lang === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.5 : text.split(/\s+/u).length;
      return words < 38 || words > 90;
    });
    expect(short.map(({id, text}) => `${id}: ${text.split(/\s+/u).length}`)).toEqual([]);
  });

  test('contains the figures of the plan year, and leaves no placeholder', () => {
    const maximum = terms.find(({id}) => id === 'out-of-pocket-maximum')?.text;
    expect(maximum).toContain('2027');
    expect(maximum?.replaceAll(/(?<=\d)[.,\u202f](?=\d)/gu, '')).toContain('12000');
    expect(JSON.stringify(terms)).not.toContain('{{');
  });

  test('links no form of a word to two terms', () => {
    const forms = terms.flatMap(({words}) => words.map((word) => word.toLowerCase()));
    expect(forms.filter((form, place) => forms.indexOf(form) !== place)).toEqual([]);
  });
});

test('the English definitions read at grade 8 or below on average, and none above grade 12', () => {
  const grades = inEnglish.map(({id, text}) => ({id, grade: readingGrade(text)}));
  expect(grades.filter(({grade}) => grade > 12)).toEqual([]);
  expect(grades.reduce((sum, {grade}) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(8);
});

test('another year brings the figures of that year', () => {
  const text = loadGlossary('de', Date.parse('2026-06-01T12:00:00Z')).terms.find(
    ({id}) => id === 'out-of-pocket-maximum',
  )?.text;
  expect(text).toContain('2026');
  expect(text).toContain('10.600\u00a0$');
});

describe('links to terms', () => {
  test('are at the first use, once for all texts of a page', () => {
    const link = termLinker(inEnglish);
    expect(link('A Deductible and deductibles.')).toBe(
      'A [Deductible](/glossary#deductible) and deductibles.',
    );
    expect(link('The deductible again, and a copay.')).toBe(
      'The deductible again, and a [copay](/glossary#copay).',
    );
  });

  test('prefer the longer term if two begin at the same place', () => {
    expect(termLinker(inEnglish)('Your premium tax credit lowers the premium.')).toBe(
      'Your [premium tax credit](/glossary#premium-tax-credit) lowers the [premium](/glossary#premium).',
    );
  });

  test('are not in headings, links, statutory English and the sources of an article', () => {
    const markup =
      '## The deductible\n\nA [copay](https://a.example) and **en:a network.**\n\n## Sources\n\n- Medicaid';
    expect(termLinker(inEnglish)(markup)).toBe(markup);
  });

  test('skip words with another meaning', () => {
    const french = termLinker(loadGlossary('fr', day).terms);
    expect(french('Les réseaux sociaux et une prime de fin d’année')).not.toContain('](');
    expect(termLinker(inEnglish)('Cancer insurance has a waiting period.')).not.toContain(
      'elimination-period',
    );
  });

  test('match whole words, and capitals in abbreviations', () => {
    expect(termLinker(inEnglish)('Networking, dime, a hmo')).toBe('Networking, dime, a hmo');
    expect(termLinker(inEnglish)('DIME')).toBe('[DIME](/glossary#dime)');
    expect(termLinker(loadGlossary('zh', day).terms)('每月的保费很高')).toBe(
      '每月的[保费](/glossary#premium)很高',
    );
  });
});
