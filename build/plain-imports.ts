import type {Plugin} from 'vite';

/**
 * Vite plugin: dynamic imports stay what they are. Vite wraps each in a preloading function, 1.2 kB (brotli) that would
 * go out with every widget and writes `<link>` elements into the partner's page.
 */
export const plainImports = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({name}) => applies(name),
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
});
