import {expect, test} from 'vitest';
import {textsIn, unmatchedPaths, untranslated, wrongPlaceholders} from '../testing/compare-catalogs.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {languages} from '../languages.ts';
import {forbiddenNotaryWords} from '../testing/forbidden-words.ts';
import {translations} from './catalog.ts';

const others = LANGUAGES.filter((code) => code !== 'en');
const english = textsIn(translations.en);

/** Section 3 of the specification, and the two keys for disability. */
const specified =
  `home services calculators blog contact heroTitle heroSubtitle getQuoteBtn scheduleConsultation servicesTitle
lifeInsurance lifeInsuranceDesc healthInsurance healthInsuranceDesc medicare medicareDesc cancerInsurance cancerInsuranceDesc
retirementPlanning retirementPlanningDesc notaryServices notaryServicesDesc disabilityInsurance disabilityInsuranceDesc
contactTitle emailUs bookConsultation liveChatGreeting learnMore getStarted readMore backToBlog relatedArticles blogTitle
blogSubtitle featuredArticles allArticles calculatorsTitle retirementCalc followUs acaBannerTitle acaBannerText
medicareBannerTitle medicareBannerText enrollNow`.split(/\s+/);

/** Names, and words that the languages share with English. */
const sameAsEnglish = new Set(['medicare', 'blog', 'contact', 'services']);

test('every key of the specification has a text', () => {
  expect(specified.filter((key) => !english.get(key))).toEqual([]);
});

test('texts that the specification fixes in English are unchanged', () => {
  expect(translations.en).toMatchObject({
    home: 'Home',
    services: 'Services',
    calculators: 'Calculators',
    blog: 'Blog',
    contact: 'Contact',
    getQuoteBtn: 'Get Quote',
    contactTitle: 'Get In Touch',
    blogTitle: 'Insurance Insights & Tips',
    backToBlog: 'Back to Blog',
    enrollNow: 'Enroll Now',
  });
});

test.each(others)('%s has the keys and placeholders of English, all translated', (lang) => {
  const texts = textsIn(translations[lang]);
  expect(unmatchedPaths(english, texts)).toEqual([]);
  expect(wrongPlaceholders(english, texts)).toEqual([]);
  expect(untranslated(english, texts).filter((key) => !sameAsEnglish.has(key))).toEqual([]);
});

test.each(LANGUAGES)('%s names no date of its own and no title of a civil-law jurist', (lang) => {
  const {acaBannerText, medicareBannerText} = translations[lang];
  expect(`${acaBannerText} ${medicareBannerText}`).not.toMatch(/\d/);
  expect(Object.values(translations[lang]).filter((text) => forbiddenNotaryWords.test(text))).toEqual([]);
});

test('each language names itself', () => {
  expect(languages.map(({code, name}) => `${code} ${name}`)).toEqual([
    'en English',
    'es Español',
    'fr Français',
    'de Deutsch',
    'zh 中文',
  ]);
});
