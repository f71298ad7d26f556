import type {Plugin} from 'vite';
import {loadCampaigns} from '../agency/campaigns.ts';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';
import {builtInTestimonials} from '../agency/testimonials/built-in.ts';
import {LANGUAGES, isLanguage} from '../contract/language.ts';
import {
  articleFilesModule,
  articleListModule,
  articleListsModule,
  articleModule,
  drawingsModule,
} from './article-modules.ts';
import {partOfCatalog} from './catalog-texts.ts';
import {texasZipsModule} from './texas-zips.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {currentGraph} from './element-graph.ts';
import {textFilesModule, textsId} from './text-files.ts';

const PREFIX = 'virtual:lamplight/';

/** The place of the elements' texts: in the bundle, in chunks of the bundle, or in separate files. */
type TextPlace = 'inline' | 'chunks' | 'files';

/**
 * Vite plugin: generates modules for widgets.
 * - `virtual:lamplight/catalogs/<widget>`: a function of the language that loads the texts; in standalone files, returns them.
 * - `virtual:lamplight/catalog/<widget>/<lang>`: one language's texts, with the agency's name and legal texts.
 * - `virtual:lamplight/late-catalogs/<widget>`, `virtual:lamplight/late-catalog/<widget>/<lang>`: the same for the
 * texts that a widget shows only after the first touch (`late` in its `shared-texts.json`).
 * - `virtual:lamplight/articles`, `virtual:lamplight/all-articles`, `virtual:lamplight/testimonials`: likewise a function
 * of the language for the articles of the first screen, of all articles, and of the sample agency's testimonials;
 * `virtual:lamplight/article/<lang>/<id>`: one article's text.
 * - `virtual:lamplight/drawings`: the drawings of all articles.
 * - `virtual:lamplight/graph`: the files of each element, for the loader.
 * - `virtual:lamplight/campaigns`, `virtual:lamplight/agency`: the agency's public data.
 * - `virtual:lamplight/texas-zips`: the ZIP codes of Texas with city and counties, from a package.
 */
export const widgetModules = ({texts}: {texts: TextPlace}): Plugin => ({
  name: 'lamplight-widget-modules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const isInline = texts === 'inline';
    // A test that watches a module requests the module with a query.
    const [name = ''] = id.slice(PREFIX.length + 1).split('?');
    const [kind, first = '', second = ''] = name.split('/');
    switch (kind) {
      case 'catalogs':
        return texts === 'files'
          ? ownFiles('catalogs', first)
          : perLanguage('catalogs', `catalog/${first}`, isInline);
      case 'catalog':
        return `export default ${JSON.stringify(partOfCatalog(first, second, 'first'))};`;
      case 'late-catalogs':
        return texts === 'files'
          ? ownFiles('lateCatalogs', `${first}.late`)
          : perLanguage('lateCatalogs', `late-catalog/${first}`, isInline);
      case 'late-catalog':
        return `export default ${JSON.stringify(partOfCatalog(first, second, 'late'))};`;
      case 'articles':
      case 'all-articles':
        if (first !== '') return articleListModule(first);
        return texts === 'files' ? articleFilesModule(kind, this) : articleListsModule(kind, isInline);
      case 'drawings':
        return drawingsModule();
      case 'article':
        if (!isLanguage(first)) throw new Error(`no such language: ${first}`);
        return articleModule(first, second);
      case 'testimonials':
        if (first !== '') return `export default ${JSON.stringify(builtInTestimonials(first))};`;
        return texts === 'files'
          ? ownFiles('testimonials', 'testimonials.samples')
          : perLanguage('testimonials', 'testimonials', isInline);
      case 'agency':
        return agencyModule(first);
      case 'texas-zips':
        return texasZipsModule();
      case 'graph':
        return Object.entries(currentGraph(widgetNames))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('');
      case 'campaigns':
        return campaignsModule();
      default:
        throw new Error(`no such module: ${id.slice(1)}`);
    }
  },
});

/** Writes the function that loads the files of `writeTextFiles`. */
const ownFiles = (name: string, file: string): string =>
  `import {textFiles} from '${textFilesModule}';\nexport const ${name} = textFiles('${file}', '${textsId()}');`;

/** Writes a function of the language that returns a module's default export, imported when called or bundled. */
const perLanguage = (name: string, module: string, isInline: boolean): string => {
  if (isInline) {
    const imports = LANGUAGES.map((lang) => `import ${lang} from '${PREFIX}${module}/${lang}';`);
    return `${imports.join('\n')}\nexport const ${name} = (lang) => ({${LANGUAGES.join()}})[lang];`;
  }
  const loads = LANGUAGES.map((lang) => `${lang}: () => import('${PREFIX}${module}/${lang}')`);
  return `const loads = {${loads.join()}};
export const ${name} = (lang) => loads[lang]().then((module) => module.default);`;
};

// A module per field, so that a bundle contains only the fields that its widget imports.
const agencyModule = (field: string): string => {
  const fields = Object.entries(publicAgency(loadAgency(process.env)));
  return field === ''
    ? fields.map(([name]) => `export {${name}} from '${PREFIX}agency/${name}';`).join('\n')
    : fields
        .filter(([name]) => name === field)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('');
};

/**
 * Writes the fields of the campaigns that a banner needs; only the API has titles and sources. A campaign that had
 * ended at the last check of its dates comes only from the API, because no visitor waits for it.
 */
const campaignsModule = (): string => {
  const coming = loadCampaigns(process.env).filter(({endDate, verifiedOn}) => endDate >= verifiedOn);
  const campaigns = coming.map(
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
