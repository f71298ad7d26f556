import {expect, test} from 'vitest';

import {textsIn} from '../testing/compare-catalogs.ts';
import {loadContent} from '../content.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {legalCatalogs} from '../legal/catalog.ts';
import {forbiddenNotaryWords} from '../testing/forbidden-words.ts';
import {legalPageNames, type LegalPage, type LegalPageName} from './legal-page.ts';
import {loadLegalPage} from './load-legal-page.ts';
import {parseLegalPage} from './parse-legal-page.ts';

const pages = LANGUAGES.flatMap((lang) => legalPageNames.map((name) => [lang, name] as const));
const translated = pages.filter(([lang]) => lang !== 'en');
const load = (name: LegalPageName, lang: Language) => loadLegalPage(name, lang, {});
const words = (page: LegalPage) => [...textsIn(page.parts).values()].join('\n');
const form = ({parts}: LegalPage) =>
  parts.map(({id, blocks}) => [id, ...blocks.map(({kind}) => kind)].join(' '));
const parse = (markup: string, legal = legalCatalogs.en) =>
  parseLegalPage({
    name: 'privacy',
    lang: 'en',
    file: 'privacy.md',
    markup,
    legal,
    tpmo: null,
    isSample: false,
    claims: loadContent('en', {}).claims,
    values: {},
  });
const head = '---\ntitle: T\ndescription: D\nupdated: 2026-11-21\n---\n';

/** Paragraphs that exist only in translations: those of the statutory sentences. */
const withoutTranslations = (page: LegalPage, label: string): LegalPage => ({
  ...page,
  parts: page.parts.map(({blocks, ...part}) => ({
    ...part,
    blocks: blocks.filter((block) => !JSON.stringify(block).includes(label)),
  })),
});

test.each(translated)('%s: %s has the parts, paragraphs and lists of English', (lang, name) => {
  const page = withoutTranslations(load(name, lang), legalCatalogs[lang].translationLabel);
  expect(form(page)).toEqual(form(load(name, 'en')));
});

test.each(translated)('%s: %s has only the statutory sentences in English', (lang, name) => {
  const english = new Set(textsIn(load(name, 'en')).values());
  const same = [...textsIn(load(name, lang)).values()].filter(
    (text) => english.has(text) && text.includes(' '),
  );
  const allowed = new Set<string>(Object.values(legalCatalogs.en));
  expect(same.filter((text) => !allowed.has(text) && !/^Texas Notary Public$/.test(text))).toEqual([]);
});

test.each(pages)('%s: %s is complete, substantial and free of titles of civil-law jurists', (lang, name) => {
  const page = load(name, lang);
  expect(words(page)).not.toContain('{{');
  expect(words(page)).not.toMatch(forbiddenNotaryWords);
  expect(words(page).length).toBeGreaterThan(lang === 'zh' ? 800 : 2500);
});

test('the disclosures contain the required texts, the agency and its claims', () => {
  const text = words(load('disclosures', 'es'));
  expect(text).toContain(legalCatalogs.en.texasMedicare);
  expect(text).toContain(legalCatalogs.es.texasMedicareTranslation);
  expect(text).toContain(legalCatalogs.en.notaryNotice);
  expect(text).toContain('Nora Ellison, licencia de seguros de Texas n.º\u00a00000000, NPN\u00a000000000');
  expect(text).toContain('Más de 500 familias protegidas.');
});

test('Chinese ends a claim with its own full stop', () => {
  expect(words(load('disclosures', 'zh'))).not.toMatch(/\p{Script=Han}\./u);
});

test('without a nursing license no text about nursing is left', () => {
  const markup = `${head}## Nursing {#nursing}\n\n{{legal:nurseNote}}\n\n## More {#more}\n\nText`;
  const none = parseLegalPage({
    name: 'privacy',
    lang: 'en',
    file: 'privacy.md',
    markup,
    legal: legalCatalogs.en,
    tpmo: null,
    isSample: false,
    claims: [],
    values: {licensedName: 'A'},
  });
  expect(none.parts.map(({id}) => id)).toEqual(['more']);
});

test('only the sample agency says that its reviews are invented', () => {
  expect(words(load('disclosures', 'en'))).toContain('is a sample agency');
  expect(parse(`${head}{{legal:sampleReviews}}`).parts).toEqual([]);
});

test('an error about a file names the file and the fault', () => {
  expect(() => parse('no front matter')).toThrow(/privacy\.md.*\n.*should begin with fields/);
  expect(() => parse(`${head}## No anchor\n\nText`)).toThrow(/should end with its anchor/);
  expect(() => parse(`${head}{{legal:nothing}}`)).toThrow(/no legal text named nothing/);
  expect(() => parse(`${head}{{unknown}}`)).toThrow(/in the place of \{\{unknown\}\}/);
  expect(() => parse(`${head}[a](javascript:b)`)).toThrow(/privacy\.md/);
});
