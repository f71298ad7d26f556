import type {ReleaseManifest} from './releases.ts';

/** Which element a snippet is for. */
export type SnippetChoice = {
  /** The origin that serves the files: `https://agency.example`. */
  readonly origin: string;
  readonly element: string;
  readonly lang: string;
};

/**
 * Writes the snippet of one element at a pinned address. Each file has its hash: those before the first use in their preloads, and
 * all others, which modules import later, in the integrity of an import map. Throws a RangeError when there is no such element.
 */
export const pinnedSnippet = (
  {version, files, widgets}: ReleaseManifest,
  {origin, element, lang}: SnippetChoice,
): string => {
  const preload = widgets[element]?.preload[lang];
  if (preload === undefined) throw new RangeError(`there is no ${element} in ${lang}`);
  const address = (file: string): string => `${origin}/embed/v${version}/${file}`;
  const hash = (file: string): string => files[file]?.integrity ?? '';
  // Any of them may be imported: shared files, articles, and this element's texts in every language.
  const imported = Object.keys(files).filter(
    (file) => /^(?:assets|articles)\//u.test(file) || file.startsWith(`texts/${element}.`),
  );
  const map = {integrity: Object.fromEntries(imported.map((file) => [address(file), hash(file)]))};
  return [
    `<script type="importmap">${JSON.stringify(map)}</script>`,
    ...preload.map(
      (file) => `<link rel="modulepreload" crossorigin href="${address(file)}" integrity="${hash(file)}">`,
    ),
    `<script type="module" crossorigin src="${address(`${element}.js`)}" integrity="${hash(`${element}.js`)}"></script>`,
    `<lamplight-${element}${lang === 'en' ? '' : ` lang="${lang}"`}></lamplight-${element}>`,
  ].join('\n');
};
