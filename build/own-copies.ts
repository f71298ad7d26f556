import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

/**
 * Small modules that few elements need before their first use, and the elements that contain a copy. A shared file of its own would cost these
 * elements a request, and a place in the files of all elements would cost every other element the bytes.
 */
const copies: Readonly<Record<string, readonly string[]>> = {
  'ui/date-in-words.ts': ['testimonials', 'enrollment-banner'],
  'element/tokens.css?inline': ['chat', 'enrollment-banner'],
};

/** Vite plugin: gives elements their own copies of small modules. */
export const ownCopies = (): Plugin => ({
  name: 'lamplight-own-copies',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!importer?.startsWith(widgets) || !id.startsWith('.')) return null;
    const [element = ''] = importer.slice(widgets.length).split('/');
    const found = Object.keys(copies).find(
      (module) => id.endsWith(module) && copies[module]?.includes(element),
    );
    if (found === undefined) return null;
    const module = await this.resolve(id, importer, {skipSelf: true});
    return module && `${module.id}${module.id.includes('?') ? '&' : '?'}own=${element}`;
  },
});
