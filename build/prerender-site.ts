import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {PageRequest, pageFacts as PageFacts, renderPage as RenderPage} from '../host/prerender.tsx';
import type {
  withoutScript as WithoutScript,
  prerenderWidget as PrerenderWidget,
} from '../widgets/embed/prerender.ts';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';
import type {provideFacts as ProvideFacts} from '../host/builder/facts.ts';
import type {siteIndex as SiteIndexOf} from '../host/found/site-index.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {
  type DrawnPage,
  headingOf,
  pictureTags,
  sharingPicture,
  withArticlePicture,
} from './pictures/page-picture.ts';
import {writeIcons} from './pictures/write-icons.ts';
import {writePictures} from './pictures/write-pictures.ts';
import {writePageFonts} from './page-fonts.ts';
import {cspHash} from './csp-hash.ts';
import type {EmbedManifest} from './embed-manifest.ts';
import {writeFoundFiles} from './found-files.ts';
import type {WidgetFiles} from './widget-files.ts';

/** The hashes in the pages' Content-Security-Policy: `sha256-...` of each inline script and style. */
export type CspHashes = {
  readonly script: readonly string[];
  readonly style: readonly string[];
};

type HostModule = {
  pages(): Promise<readonly PageRequest[]>;
  renderPage: typeof RenderPage;
  pageFacts: typeof PageFacts;
  BUILD_MARK: string;
  agency: {readonly agencyName: string; readonly siteOrigin: string};
  siteIndex: typeof SiteIndexOf;
  provideFacts: typeof ProvideFacts;
};

type WidgetModule = {
  prerenderWidget: typeof PrerenderWidget;
  withoutScript: typeof WithoutScript;
};

type ManifestChunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

const isPublished = (name: string): name is WidgetName => widgetNames.some((published) => published === name);

/** Lists the addresses of modules and of everything that they import, each once. */
const filesOf = (manifest: Readonly<Record<string, ManifestChunk>>, names: readonly string[]): string[] => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  names.forEach(add);
  return [...found];
};

/** Returns the texts of all elements in a language: later texts, such as results and errors, also need the page's fonts. */
const elementTexts = (folder: string, lang: Language): string =>
  readdirSync(folder)
    .filter((file) => file.includes(`.${lang}-`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');

/** Renders every page in every language into `dist/site`, with the elements' content in declarative shadow roots. */
export const prerenderSite = async (
  dist: string,
  widgets: readonly WidgetFiles[],
  facts: EmbedManifest,
): Promise<CspHashes> => {
  const load = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(dist, 'prerender', file)).href);
  const host = (await load('host.js')) as HostModule;
  const {prerenderWidget, withoutScript} = (await load('widgets.js')) as WidgetModule;
  host.provideFacts(facts);
  const site = join(dist, 'site');
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = Object.values(manifest).find(({isEntry}) => isEntry);
  if (!entry) throw new Error("the host's build has no entry");

  const scripts = new Set<string>();
  const styles = new Set<string>();
  const complete: (DrawnPage & {readonly style: string})[] = [];
  const readSheet = (file: string): string => readFileSync(join(site, file), 'utf8').trim();
  for (const page of await host.pages()) {
    const {lang} = page;
    const {file: source, elements, drawing, route} = host.pageFacts(page);
    // A page's code and styles load only with the page.
    const own = manifest[source];
    const early = new Set<string>(['enrollment-banner', ...elements]);
    const drawn: ReturnType<typeof prerenderWidget>[] = [];
    const {html, inlineScripts} = await host.renderPage(page, {
      script: `/${entry.file}`,
      later: filesOf(manifest, ['host/client.tsx', source, `virtual:lamplight/host/texts/${lang}`]),
      modulePreloads: [
        ...filesOf(manifest, entry.imports ?? []),
        ...widgets
          .filter(({name}) => early.has(name))
          .flatMap(({first, languages}) => first.concat(languages[lang] ?? []))
          .map((file) => `/embed/v1/${file}`),
      ].filter((file, index, all) => all.indexOf(file) === index),
      // React renders synchronously, and elements load their texts: placeholders are replaced after both are done.
      widgetMarkup: (name, attributes) =>
        isPublished(name)
          ? `\u{E000}${drawn.push(prerenderWidget(name, lang, attributes, withoutScript(name, attributes))) - 1}\u{E001}`
          : '',
    });
    const contents = await Promise.all(drawn);
    const withContents = html.replace(
      /\u{E000}(\d+)\u{E001}/gu,
      (_, index) => contents[Number(index)]?.markup ?? '',
    );
    for (const {style} of contents) styles.add(cspHash(style));
    for (const script of inlineScripts) scripts.add(cspHash(script));
    const style = [...(entry.css ?? []), ...(own?.css ?? [])].map(readSheet).join('');
    styles.add(cspHash(style));
    complete.push({page, html: withContents, style, heading: headingOf(html), drawing, route});
  }
  const pictures = await writePictures(
    site,
    complete.map((page) => sharingPicture(page, host.agency.agencyName)),
  );
  const pictureOf = new Map(complete.map(({page}, index) => [page, pictures[index] ?? '']));
  for (const lang of LANGUAGES) {
    const own = complete.filter(({page}) => page.lang === lang);
    const texts = own.map(({html}) => html).join('') + elementTexts(join(dist, 'embed/v1/texts'), lang);
    const fonts = await writePageFonts(site, lang, texts);
    styles.add(cspHash(fonts.style));
    for (const {page, html, style, heading} of own) {
      const picture = host.agency.siteOrigin + (pictureOf.get(page) ?? '');
      const head = [
        ...pictureTags(picture, heading),
        ...fonts.files.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
        ),
        // Inline, so that the browser draws the first screen before the rest of the page arrives, without another
        // round trip.
        `<style>${style}</style>`,
        `<style>${fonts.style}</style>`,
      ];
      const file = join(site, page.path, page.status === 404 ? '404.html' : 'index.html');
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(
        file,
        withArticlePicture(html, picture).replace(host.BUILD_MARK, () => head.join('\n')),
      );
    }
  }
  await writeIcons(site, host.agency.agencyName);
  await writeFoundFiles(site, await host.siteIndex(), new Date());
  return {script: [...scripts], style: [...styles]};
};
