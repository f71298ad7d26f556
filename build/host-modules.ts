import type {Plugin} from 'vite';
import {loadArticles} from '../agency/articles/load-articles.ts';
import {loadCampaigns} from '../agency/campaigns.ts';
import {loadContent} from '../agency/content.ts';
import {isLanguageCode} from '../agency/languages.ts';
import {legalPageNames} from '../agency/legal-pages/legal-page.ts';
import {loadLegalPage} from '../agency/legal-pages/load-legal-page.ts';
import {loadAgency} from '../agency/load.ts';

const prefix = 'virtual:lamplight/host/';

/**
 * Vite plugin: what the host shows of the agency, read and checked once, in the build.
 * - `virtual:lamplight/host/agency`: the configuration, and the campaigns' days for the head script.
 * - `virtual:lamplight/host/content/<lang>`: content and the list of articles.
 * - `virtual:lamplight/host/legal-page/<lang>/<name>`: a page of legal text.
 */
export const hostModules = (): Plugin => ({
  name: 'lamplight-host-modules',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [kind, lang, name] = id.slice(prefix.length + 1).split('/');
    if (kind === 'agency') return agencyModule();
    const page = legalPageNames.find((known) => known === name);
    if (isLanguageCode(lang) && kind === 'content') return contentModule(lang);
    if (isLanguageCode(lang) && kind === 'legal-page' && page)
      return exported({page: loadLegalPage(page, lang)});
    throw new Error(`no such module: ${id.slice(1)}`);
  },
});

const exported = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const agencyModule = (): string => {
  const {partnerOrigins: _, ...agencyConfig} = loadAgency();
  const campaigns = loadCampaigns().map(({id, startDate, endDate}) => ({id, startDate, endDate}));
  return exported({agencyConfig, campaigns});
};

/** Without what only widgets show: they carry their own copies. */
const contentModule = (lang: Parameters<typeof loadContent>[0]): string => {
  const {testimonials: _, drawings: _drawings, ...content} = loadContent(lang);
  const articles = loadArticles(lang).map(({id, title, excerpt, author, publishedDate}) => ({
    id,
    title,
    excerpt,
    author,
    publishedDate,
  }));
  return exported({content, articles});
};
