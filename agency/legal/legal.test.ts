import {createHash} from 'node:crypto';

import {expect, test} from 'vitest';

import {
  placeholdersIn,
  textsIn,
  unmatchedPaths,
  untranslated,
  wrongPlaceholders,
} from '../testing/compare-catalogs.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {loadAgency} from '../load.ts';
import {publicAgency, type PublicAgency} from '../public.ts';
import {legalCatalogs, type LegalKey} from './catalog.ts';
import published from './published-consents.json' with {type: 'json'};
import {forbiddenNotaryWords} from '../testing/forbidden-words.ts';
import {footerTexts, medicareTexts, rateTexts, statutory} from './required-texts.ts';
import {agencyValues, fillPlaceholders} from './values.ts';
import {consentTexts} from './versions.ts';

const others = LANGUAGES.filter((code) => code !== 'en');
const texts = (lang: Language) => textsIn(legalCatalogs[lang]);
const english = texts('en');
const statutoryKeys = Object.values(statutory).map(({text}) => text);
const emptyInEnglish = [...Object.values(statutory).map(({translation}) => translation), 'translationLabel'];

/** English, with each statutory sentence in the place of its translation: translations are compared with this. */
const originals = new Map(
  [...english].map(([key, text]) => [
    key,
    text === '' ? (english.get(key.replace(/Translation$/, '')) ?? '') : text,
  ]),
);

const tpmoKeys = (tpmo: PublicAgency['tpmo']) => medicareTexts({tpmo}).map(({text}) => text);

const fingerprint = (key: LegalKey) =>
  createHash('sha256')
    .update(LANGUAGES.map((lang) => legalCatalogs[lang][key]).join('\n'))
    .digest('hex');

test.each(others)('%s has exactly the keys of English', (lang) => {
  expect(unmatchedPaths(english, texts(lang))).toEqual([]);
});

test.each(others)('%s has the same placeholders in each text as English', (lang) => {
  expect(wrongPlaceholders(originals, texts(lang))).toEqual([]);
});

test.each(others)(
  '%s keeps statutory sentences in English to the letter and translates every other text',
  (lang) => {
    expect(untranslated(english, texts(lang)).toSorted()).toEqual(statutoryKeys.toSorted());
  },
);

test('English omits only the translations of its own sentences', () => {
  expect(
    [...english]
      .filter(([, text]) => text === '')
      .map(([key]) => key)
      .toSorted(),
  ).toEqual(emptyInEnglish.toSorted());
  for (const lang of others) expect(Object.values(legalCatalogs[lang])).not.toContain('');
});

test('the statutory sentences equal the text of the law', () => {
  const en = legalCatalogs.en;
  expect(en.tpmoNotAll).toBe(
    'We do not offer every plan available in your area. Currently we represent {{organizations}} organizations which offer {{products}} products in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.',
  );
  expect(en.tpmoAll).toBe(
    'Currently we represent {{organizations}} organizations which offer {{products}} products in your area. You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.',
  );
  expect(en.texasMedicare).toBe(
    'Not connected with or endorsed by the United States government or the federal Medicare program.',
  );
  expect(en.notaryNotice.toLowerCase()).toBe(
    'i am not an attorney licensed to practice law in texas and may not give legal advice or accept fees for legal advice.',
  );
});

test.each(LANGUAGES)('%s never calls a Texas Notary Public by the title of a civil-law jurist', (lang) => {
  expect([...texts(lang).values()].filter((text) => forbiddenNotaryWords.test(text))).toEqual([]);
});

test('a changed consent text has a new version', () => {
  const changed = Object.values(consentTexts).filter(
    ({key, wordingSha256}) => fingerprint(key) !== wordingSha256,
  );
  expect(
    changed.map(({key, version}) => `${key}: ${version} has another wording, ${fingerprint(key)}`),
  ).toEqual([]);
});

// An open page or a pinned script of an earlier version still sends that version's consents.
test("every published version of a consent text is kept, including today's", () => {
  for (const [kind, {key, version, channels}] of Object.entries(consentTexts)) {
    const wordings = Object.fromEntries(LANGUAGES.map((lang) => [lang, legalCatalogs[lang][key]]));
    expect(
      published.find((text) => text.kind === kind && text.version === version),
      `add ${version} to published-consents.json, and keep the versions before it`,
    ).toEqual({kind, version, channels, wordings});
  }
  expect(new Set(published.map(({version}) => version)).size).toBe(published.length);
});

test('a consent to be contacted names the agent, the license and the agency', () => {
  for (const lang of LANGUAGES) {
    const {contactConsent, textsConsent, healthConsent, medicareContact} = legalCatalogs[lang];
    for (const text of [contactConsent, textsConsent, healthConsent, medicareContact]) {
      expect(text).toContain('{{licensedName}}');
      expect(text).toContain('{{agencyName}}');
    }
    for (const text of [contactConsent, textsConsent]) expect(text).toContain('{{licenseNumber}}');
  }
});

test('the estimate footer with rates names age, gender and location; the other names no rate', () => {
  expect(placeholdersIn(legalCatalogs.en.estimateFooterRates)).toEqual([
    '{{age}}',
    '{{gender}}',
    '{{location}}',
  ]);
  expect(legalCatalogs.en.estimateFooter).not.toMatch(/rates?\b/i);
});

test('Medicare texts count organizations only when the agency has counted them', () => {
  const general = ['tpmoHours', 'texasMedicare'];
  expect(tpmoKeys(null)).toEqual(general);
  expect(tpmoKeys({organizations: 6, products: 38, allPlans: false})).toEqual(['tpmoNotAll', ...general]);
  expect(tpmoKeys({organizations: 6, products: 38, allPlans: true})).toEqual(['tpmoAll', ...general]);
});

// Only a sentence that names both says truthfully what wrote a result.
test.each([
  ['en', 'fixed rules', 'not written by a language model'],
  ['es', 'reglas fijas', 'No lo escribió un modelo de lenguaje'],
  ['fr', 'règles fixes', 'n’a pas été écrit par un modèle de langage'],
  ['de', 'festen Regeln', 'Kein Sprachmodell hat diesen Text geschrieben'],
  ['zh', '固定规则', '并非由语言模型撰写'],
] as const)(
  'the label of a result in %s names the rules, and says that no model wrote it',
  (lang, rules, noModel) => {
    const {rulesLabel, aiLabel} = legalCatalogs[lang];
    expect(rulesLabel).toContain(rules);
    expect(rulesLabel).toContain(noModel);
    expect(aiLabel).not.toContain(noModel);
  },
);

test('the agency fills every placeholder of the footer and of the consents', () => {
  const values = agencyValues(publicAgency(loadAgency({})));
  const filled: LegalKey[] = [...footerTexts, ...Object.values(consentTexts).map(({key}) => key)];
  for (const lang of LANGUAGES)
    for (const key of filled) expect(fillPlaceholders(legalCatalogs[lang][key], values)).not.toContain('{{');
  expect(rateTexts).toHaveLength(4);
});
