import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {widgetNames} from '../widgets/embed/names.ts';

const runtime = fileURLToPath(new URL('../widgets/element', import.meta.url));
const partsOfPage = fileURLToPath(new URL('../widgets/element/parts-of-page.ts', import.meta.url));
const provided = new Set(
  ['language-of', 'protocol', 'storage', 'global-name'].map((name) => join(runtime, `${name}.ts`)),
);

/** Returns the file of an element that the loader requests: without the parts that the loader contains. */
export const ownFile = (name: string): string => `${name}.own.js`;

/** The folder of the parts for modules that are loaded without the loader, below the build's folder. */
export const PARTS_FOLDER = 'parts';

/**
 * Vite plugin: the elements' modules take the parts of the runtime that the loader contains, too, from the page, because a visitor of the
 * loader would download them twice (0.3 kB, brotli).
 */
export const sharedParts = (): Plugin => ({
  name: 'lamplight-shared-parts',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.startsWith('.') && provided.has(resolve(dirname(importer), id)) ? partsOfPage : null,
});

/**
 * Writes the module of each element for pages without the loader, `<name>.js`: the parts, and then the element's own file. One file, because
 * another would cost such a page a request.
 */
export const writeModules = (dist: string): void => {
  const embed = join(dist, 'embed/v1');
  const folder = join(dist, PARTS_FOLDER);
  const parts = readFileSync(join(folder, 'page-parts.js'), 'utf8').trim();
  for (const name of widgetNames) {
    const own = readFileSync(join(embed, ownFile(name)), 'utf8');
    writeFileSync(join(embed, `${name}.js`), `(()=>{${parts}})();${own}`);
  }
  rmSync(folder, {recursive: true});
};
