/** The part of an embed manifest that pinned addresses need. */
export type PinnableManifest = {
  readonly version: string;
  readonly files: Readonly<Record<string, {readonly integrity: string}>>;
  readonly widgets: Readonly<
    Record<
      string,
      {
        readonly preload: Readonly<Record<string, readonly string[]>>;
        readonly first?: readonly string[] | undefined;
        readonly later?: readonly string[] | undefined;
      }
    >
  >;
};

/** The element of a snippet. */
export type SnippetChoice = {
  /** The origin that serves the files: `https://agency.example`. */
  readonly origin: string;
  readonly element: string;
  readonly lang: string;
};

/**
 * Writes the tags that load one element from a pinned address. Each file has its hash: those before the first use in their preloads, and
 * all others, which modules import later, in the integrity of an import map. Throws a RangeError when there is no such element.
 */
export const pinnedTags = (
  {version, files, widgets}: PinnableManifest,
  {origin, element, lang}: SnippetChoice,
): string => {
  const {preload: preloads, first = [], later = []} = widgets[element] ?? {};
  const preload = preloads?.[lang];
  if (preload === undefined) throw new RangeError(`there is no ${element} in ${lang}`);
  const address = (file: string): string => `${origin}/embed/v${version}/${file}`;
  const hash = (file: string): string => files[file]?.integrity ?? '';
  // The files that the element's modules may import: the files of the manifest, which include the element's file as the loader requests it, and
  // its texts in every language. The hashes of all files are 6 kB that no compression makes smaller.
  const own = new Set([...first, ...later]);
  const imported = Object.keys(files).filter((file) => own.has(file) || file.startsWith(`texts/${element}.`));
  const map = {integrity: Object.fromEntries(imported.map((file) => [address(file), hash(file)]))};
  return [
    `<script type="importmap">${JSON.stringify(map)}</script>`,
    ...preload.map(
      (file) => `<link rel="modulepreload" crossorigin href="${address(file)}" integrity="${hash(file)}">`,
    ),
    `<script type="module" crossorigin src="${address(`${element}.js`)}" integrity="${hash(`${element}.js`)}"></script>`,
  ].join('\n');
};

/** Writes the whole snippet of one element at a pinned address. Throws a RangeError when there is no such element. */
export const pinnedSnippet = (manifest: PinnableManifest, choice: SnippetChoice): string => {
  const tag = `lamplight-${choice.element}`;
  const lang = choice.lang === 'en' ? '' : ` lang="${choice.lang}"`;
  return `${pinnedTags(manifest, choice)}\n<${tag}${lang}></${tag}>`;
};
