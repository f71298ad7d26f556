import {readdirSync} from 'node:fs';
import {join, parse} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {type Drawing, readDrawing} from '../agency/articles/drawing.ts';
import {loadArticles} from '../agency/articles/load-articles.ts';
import {loadGlossary} from '../agency/definitions/load-glossary.ts';
import {termLinker} from '../agency/definitions/link-terms.ts';
import {loadCampaigns} from '../agency/campaigns.ts';
import {loadContent} from '../agency/content.ts';
import {isLanguage, LANGUAGES, type Language} from '../contract/language.ts';
import {legalPageNames} from '../agency/legal-pages/legal-page.ts';
import {loadLegalPage} from '../agency/legal-pages/load-legal-page.ts';
import {loadServicePage} from '../agency/services/load-service-page.ts';
import {serviceOfCategory} from '../agency/services/service-of-category.ts';
import {INSURANCE_TYPES} from '../contract/insurance-type.ts';
import {loadAgency} from '../agency/load.ts';
import {checkedTexts} from './catalog-texts.ts';

const PREFIX = 'virtual:lamplight/host/';
const spotFolder = fileURLToPath(new URL('../host/drawing/spots', import.meta.url));
const siteTexts = fileURLToPath(new URL('../host/content/site-texts.ts', import.meta.url));

/** The catalogs of the host; later catalogs override earlier ones. */
const catalogs = ['agency/translations', 'host/messages', 'agency/legal'];

/**
 * Vite plugin: the agency's data for the host, read and checked in the build. - `virtual:lamplight/host/agency`: the configuration, and the
 * campaigns' days for the head script. - `virtual:lamplight/host/spots`: the small drawings of `host/drawing/spots`. -
 * `virtual:lamplight/host/languages`: a loader per language for its texts, its list of articles and its glossary, and one per page of legal
 * text. - `virtual:lamplight/host/texts/<lang>`: the texts and the content, and a loader per service page. -
 * `virtual:lamplight/host/articles/<lang>`, `virtual:lamplight/host/glossary/<lang>`: the list of articles, the glossary. -
 * `virtual:lamplight/host/legal-page/<lang>/<name>`: a page of legal text. - `virtual:lamplight/host/service/<lang>/<id>`: the page of a
 * service, and the words around it.
 */
export const hostModules = (): Plugin => ({
  name: 'lamplight-host-modules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const [kind, lang, name] = id.slice(PREFIX.length + 1).split('/');
    if (kind === 'agency') return agencyModule();
    if (kind === 'spots') return exported({spots: spots()});
    if (kind === 'languages') return languagesModule();
    const page = legalPageNames.find((known) => known === name);
    if (isLanguage(lang) && kind === 'texts') return textsModule(lang);
    if (isLanguage(lang) && kind === 'articles') return exported({articles: articleEntries(lang)});
    if (isLanguage(lang) && kind === 'glossary') return exported({glossary: glossaryOf(lang)});
    if (isLanguage(lang) && kind === 'legal-page' && page) return exported({page: loadLegalPage(page, lang)});
    const service = INSURANCE_TYPES.find((known) => known === name);
    if (isLanguage(lang) && kind === 'service' && service)
      return exported({
        page: loadServicePage(service, lang),
        texts: checkedTexts('host/service/messages', lang),
      });
    throw new Error(`no such module: ${id.slice(1)}`);
  },
});

const exported = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const spots = (): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    readdirSync(spotFolder).map((file) => [parse(file).name, readDrawing(join(spotFolder, file))]),
  );

const agencyModule = (): string => {
  const {partnerOrigins: _, ...agencyConfig} = loadAgency();
  const campaigns = loadCampaigns().map(({id, startDate, endDate}) => ({id, startDate, endDate}));
  return exported({agencyConfig, campaigns});
};

const perLanguage = (kind: string): string =>
  LANGUAGES.map((lang) => `${lang}: () => import('${PREFIX}${kind}/${lang}')`).join();

/** Literal imports, because a bundler makes a file for each import whose module is named in full. */
const languagesModule = (): string => {
  const legalPages = LANGUAGES.map((lang) => {
    const pages = legalPageNames.map(
      (name) => `${name}: () => import('${PREFIX}legal-page/${lang}/${name}')`,
    );
    return `${lang}: {${pages.join()}}`;
  });
  return `export const texts = {${perLanguage('texts')}};
export const articles = {${perLanguage('articles')}};
export const glossaries = {${perLanguage('glossary')}};
export const legalPages = {${legalPages.join()}};`;
};

/** Only the build needs the inflected forms of words. */
const glossaryOf = (lang: Language): object => {
  const {terms, ...glossary} = loadGlossary(lang);
  return {...glossary, terms: terms.map(({id, term, text, source}) => ({id, term, text, source}))};
};

const articleEntries = (lang: Language): readonly object[] =>
  loadArticles(lang).map(({id, title, searchTitle, excerpt, author, publishedDate, category}) => ({
    id,
    title,
    searchTitle,
    excerpt,
    author,
    publishedDate,
    service: serviceOfCategory[category],
  }));

/** Without texts that only widgets show: they have their own copies. */
const textsModule = (lang: Language): string => {
  const {testimonials: _, drawings: _drawings, ...shown} = loadContent(lang);
  const linkTerms = termLinker(loadGlossary(lang).terms);
  const content = {
    ...shown,
    faq: shown.faq.map((item) => Object.assign(item, {answer: linkTerms(item.answer)})),
  };
  const hasArticles = loadArticles(lang).length > 0;
  const services = INSURANCE_TYPES.map((id) => `${id}: () => import('${PREFIX}service/${lang}/${id}')`);
  const catalog = Object.assign({}, ...catalogs.map((folder) => checkedTexts(folder, lang))) as object;
  return `import {siteTexts} from '${siteTexts}';
export const texts = siteTexts(${JSON.stringify({lang, catalog, content, hasArticles})});
export const services = {${services.join()}};`;
};
