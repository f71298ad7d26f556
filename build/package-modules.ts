import type {Plugin} from 'vite';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';
import {elementFacts} from '../package/element-facts.ts';

const PREFIX = 'virtual:lamplight-package/';

/** The entry points of the package by file name: one for each element, and one that passes events to `dataLayer`. */
export const packageEntries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(elementFacts.map(({widget}) => [widget, `${PREFIX}${widget}`])),
  'data-layer': 'widgets/embed/data-layer.ts',
};

/**
 * Vite plugin: the differences of the npm package. An entry point registers its element only with a DOM, so that a server may import it,
 * and exports the class; the agency's origin is in the files, because a bundler serves them from the page's own origin.
 */
export const packageModules = (): Plugin => ({
  name: 'lamplight-package-modules',
  // Vite writes the checkout's folder before the entries of a library.
  resolveId: (id) => (id.includes(PREFIX) ? `\0${id.slice(id.indexOf(PREFIX))}` : null),
  load(id) {
    if (id.endsWith('/widgets/element/origin.ts')) {
      const origin = JSON.stringify(publicAgency(loadAgency(process.env)).siteOrigin);
      return `export const scriptAddress = () => ${origin};
        export const scriptOrigin = () => ${origin};
        export const isOnOwnPage = () => location.origin === ${origin};`;
    }
    const facts = elementFacts.find(({widget}) => id === `\0${PREFIX}${widget}`);
    if (!facts) return null;
    const {widget, className} = facts;
    return `import {${className}} from '/widgets/${widget}/${widget}.element.ts';
import {define} from '/widgets/element/define.ts';
if (globalThis.customElements) define(${className});
export {${className}};`;
  },
  // The environments share one Vite, which also wraps dynamic imports in libraries. The wrapper of a partner's Vite has the same name.
  renderChunk: (code) => ({code: code.replaceAll('__vitePreload', '__plainImport'), map: null}),
});
