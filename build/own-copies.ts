import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

// The elements without a form: they never share the file that forms and calculators share.
const readers = ['testimonials', 'blog'];

/**
 * Small modules that few elements need before their first use, and the elements that contain a copy. A shared file of its own would cost these
 * elements a request, and a place in the files of all elements would cost every other element the bytes. Compressed together with the
 * element, the view's own modules are 0.3 kB (brotli) smaller than alone.
 */
const copies: Readonly<Record<string, readonly string[]>> = {
  'ui/date-in-words.ts': ['testimonials', 'enrollment-banner'],
  'element/tokens.css?inline': ['chat', 'enrollment-banner', ...readers],
  'element/jsx-runtime.ts': readers,
  'element/keep-typing.ts': readers,
  'element/plain-tree.ts': readers,
  'element/view-element.ts': readers,
  'ui/button/button.css?inline': ['blog'],
  'ui/footer/footer.css?inline': readers,
  'ui/footer/widget-footer.tsx': readers,
};

/** Returns the element that a module belongs to: the owner of a copy, or the module's folder. */
const ownerOf = (module: string): string | undefined =>
  /[?&]own=([\w-]+)/.exec(module)?.[1] ?? module.slice(widgets.length).split('/')[0];

/** Vite plugin: gives elements their own copies of small modules. Stands before the plugins that resolve these modules. */
export const ownCopies = (): Plugin => ({
  name: 'lamplight-own-copies',
  enforce: 'pre',
  async resolveId(id, importer) {
    const owner = importer?.startsWith(widgets) ? ownerOf(importer) : undefined;
    if (owner === undefined || !Object.values(copies).some((owners) => owners.includes(owner))) return null;
    const module = await this.resolve(id, importer, {skipSelf: true});
    if (!module || !copies[module.id.slice(widgets.length)]?.includes(owner)) return module;
    return `${module.id}${module.id.includes('?') ? '&' : '?'}own=${owner}`;
  },
});
