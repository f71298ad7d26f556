import {expect, test} from 'vitest';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import {breaksIn, type Term, TermSchema} from '../testing/term.ts';
import {catalogFiles, pageFiles, readableTexts} from '../testing/texts-in-language.ts';
import zh from './zh.json' with {type: 'json'};

const terms = (lang: Language): readonly Term[] => TermSchema.array().parse({en, es, fr, de, zh}[lang]);

test.each(LANGUAGES)('%s uses one term for one thing, in every catalog, article and legal text', (lang) => {
  const broken = readableTexts(lang).flatMap(({file, path, text}) =>
    terms(lang).flatMap((term) =>
      breaksIn(text, term).map((found) => `${file} ${path}: "${found}", use "${term.use}"`),
    ),
  );
  expect(broken).toEqual([]);
});

/** The English file for a file of another language. */
const asEnglish = (file: string): string =>
  file.replaceAll(new RegExp(`(?<=[/.])(?:${LANGUAGES.join('|')})(?=[/.])`, 'g'), 'en');

test.each(LANGUAGES)('%s covers all files that English covers', (lang) => {
  expect([...catalogFiles(lang), ...pageFiles(lang)].map(asEnglish).toSorted()).toEqual(
    [...catalogFiles('en'), ...pageFiles('en')].toSorted(),
  );
  expect(catalogFiles(lang).length).toBeGreaterThan(15);
  expect(readableTexts(lang).length).toBeGreaterThan(1000);
});

test('a forbidden word is found as a whole word only, and not in an excepted phrase', () => {
  const term: Term = {of: 'household', use: 'foyer', never: ['\\bménages?\\b'], except: ['ménage à part']};
  expect(breaksIn('Le ménage, les Ménages', term)).toEqual(['ménage', 'Ménages']);
  expect(breaksIn('déménagement, emménagez, ménage à part', term)).toEqual([]);
});

test('a missing companion name is reported', () => {
  const term: Term = {of: 'a', use: 'b', never: [], wherever: 'HealthCare\\.gov', name: 'CuidadoDeSalud.gov'};
  expect(breaksIn('Vea HealthCare.gov.', term)).toHaveLength(1);
  expect(breaksIn('Vea CuidadoDeSalud.gov (HealthCare.gov).', term)).toEqual([]);
});
