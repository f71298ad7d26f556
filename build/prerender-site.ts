import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {PageRequest, renderPage as RenderPage} from '../host/prerender.tsx';
import type {prerenderWidget as PrerenderWidget} from '../widgets/embed/prerender.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import type {siteIndex as SiteIndexOf} from '../host/found/site-index.ts';
import {cspHash} from './csp-hash.ts';
import {writeFoundFiles} from './found-files.ts';
import type {WidgetFiles} from './widget-files.ts';

/** The hashes that the pages' Content-Security-Policy must allow: `sha256-...` of each inline script and style. */
export type CspHashes = {
  readonly script: readonly string[];
  readonly style: readonly string[];
};

type HostModule = {
  pages(): Promise<readonly PageRequest[]>;
  renderPage: typeof RenderPage;
  siteIndex: typeof SiteIndexOf;
};

type WidgetModule = {
  prerenderWidget: typeof PrerenderWidget;
};

type ManifestChunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

const isPublished = (name: string): boolean => widgetNames.some((published) => published === name);

/** Lists the elements at the top of a page: the page preloads their files instead of waiting for the loader. */
const earlyElements = (path: string): readonly string[] => {
  if (/\/blog(\/|$)/.test(path)) return ['enrollment-banner', 'blog'];
  if (path.endsWith('/ai-workflow')) return ['enrollment-banner', 'questionnaire'];
  return /^\/\w*$/.test(path) ? ['enrollment-banner', 'quote-form'] : ['enrollment-banner'];
};

/** Draws every page in every language into `dist/site`, with the elements' content in declarative shadow roots. */
export const prerenderSite = async (dist: string, widgets: readonly WidgetFiles[]): Promise<CspHashes> => {
  const load = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(dist, 'prerender', file)).href);
  const host = (await load('host.js')) as HostModule;
  const {prerenderWidget} = (await load('widgets.js')) as WidgetModule;
  const site = join(dist, 'site');
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = Object.values(manifest).find(({isEntry}) => isEntry);
  if (!entry) throw new Error("the host's build has no entry");
  const imports = (entry.imports ?? []).map((name) => `/${manifest[name]?.file ?? ''}`);

  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of await host.pages()) {
    const {lang} = page;
    // The builder's code and styles load with its page only.
    const own = page.path.endsWith('/embed') ? manifest['host/builder/builder-page.tsx'] : undefined;
    // A service page needs its styles at once; its code draws the page only after navigation.
    const drawnBy = page.path.includes('/services/') ? manifest['host/service/service-page.tsx'] : own;
    const drawn: ReturnType<typeof prerenderWidget>[] = [];
    const {html, inlineScripts} = await host.renderPage(page, {
      scripts: [`/${entry.file}`],
      styles: [...(entry.css ?? []), ...(drawnBy?.css ?? [])].map((file) => `/${file}`),
      modulePreloads: [
        ...imports,
        ...(own ? [`/${own.file}`] : []),
        // React takes the page over when its language is there.
        `/${manifest[`virtual:lamplight/host/texts/${lang}`]?.file ?? ''}`,
        ...widgets
          .filter(({name}) => earlyElements(page.path).includes(name))
          .flatMap(({first, languages}) => first.concat(languages[lang] ?? []))
          .map((file) => `/embed/v1/${file}`),
      ].filter((file, index, all) => all.indexOf(file) === index),
      // React draws in one go and elements load their texts: a mark stands in until both are done.
      widgetMarkup: (name, attributes) =>
        isPublished(name) ? `\u{E000}${drawn.push(prerenderWidget(name, lang, attributes)) - 1}\u{E001}` : '',
    });
    const contents = await Promise.all(drawn);
    const complete = html.replace(
      /\u{E000}(\d+)\u{E001}/gu,
      (_, index) => contents[Number(index)]?.markup ?? '',
    );
    for (const {style} of contents) styles.add(cspHash(style));
    for (const script of inlineScripts) scripts.add(cspHash(script));
    const file = join(site, page.path, page.status === 404 ? '404.html' : 'index.html');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, complete);
  }
  await writeFoundFiles(site, await host.siteIndex(), new Date());
  // Files that the pages name and the browser's code does not: the picture of a shared link.
  cpSync(join(dist, 'prerender/assets'), join(site, 'assets'), {recursive: true, force: false});
  return {script: [...scripts], style: [...styles]};
};
