import type {Plugin} from 'vite';
import {loadCampaigns} from '../agency/campaigns.ts';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';
import {catalogTexts} from './catalog-texts.ts';

const prefix = 'virtual:lamplight/';
const langs = ['en', 'es', 'fr', 'de', 'zh'];

/**
 * Vite plugin: the modules that widgets import but nobody writes by hand.
 * - `virtual:lamplight/catalogs/<widget>`: a loader per language; in standalone files the texts themselves.
 * - `virtual:lamplight/catalog/<widget>/<lang>`: one language's texts, agency's name and legal texts filled in.
 * - `virtual:lamplight/campaigns`, `virtual:lamplight/agency`: the agency's public data.
 */
export const widgetModules = ({inlineLanguages}: {inlineLanguages: boolean}): Plugin => ({
  name: 'lamplight-widget-modules',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [kind, widget = '', lang = ''] = id.slice(prefix.length + 1).split('/');
    switch (kind) {
      case 'catalogs':
        return inlineLanguages ? inlineCatalogs(widget) : lazyCatalogs(widget);
      case 'catalog':
        return `export default ${JSON.stringify(catalogTexts(widget, lang))};`;
      case 'agency':
        return agencyModule();
      case 'campaigns':
        return campaignsModule();
      default:
        throw new Error(`no such module: ${id.slice(1)}`);
    }
  },
});

const lazyCatalogs = (widget: string): string => {
  const entries = langs.map(
    (lang) => `${lang}: () => import('${prefix}catalog/${widget}/${lang}').then((module) => module.default)`,
  );
  return `export const catalogs = {${entries.join(',\n')}};`;
};

const inlineCatalogs = (widget: string): string => {
  const imports = langs.map((lang) => `import ${lang} from '${prefix}catalog/${widget}/${lang}';`);
  return `${imports.join('\n')}\nexport const catalogs = {${langs.map((lang) => `${lang}: () => ${lang}`).join()}};`;
};

// One constant per field, so that a bundle carries only what its widget names.
const agencyModule = (): string =>
  Object.entries(publicAgency(loadAgency(process.env)))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The campaigns as far as a banner needs them; the lists' own words and sources stay with the API. */
const campaignsModule = (): string => {
  const campaigns = loadCampaigns(process.env).map(
    ({
      title: _title,
      message: _message,
      ctaText: _ctaText,
      source: _source,
      verifiedOn: _verifiedOn,
      ...shown
    }) => shown,
  );
  return `export const campaigns = ${JSON.stringify(campaigns)};`;
};
