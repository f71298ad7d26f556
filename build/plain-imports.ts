import type {Plugin} from 'vite';

/**
 * Removes Vite's wrapper from a chunk, with its import and, in the chunk that has the wrapper, with its definition and export:
 * `__vitePreload(() => import(…), __VITE_PRELOAD__)` becomes a call of the function.
 */
export const unwrapped = (code: string): string =>
  code
    .replace(/^(?:const|let|var) __vitePreload = .*\n/m, '')
    .replaceAll(/^(?:import|export) .*$/gm, (line) =>
      line.replace(
        /\w+ as __vitePreload, |(?:, )?\w+ as __vitePreload\b|__vitePreload as \w+, |(?:, )?__vitePreload as \w+/,
        '',
      ),
    )
    .replaceAll(/__vitePreload\((\(\) => import\([^()]*\)), void 0\)/g, '($1)()')
    .replaceAll(/__vitePreload\((?=.*, __VITE_PRELOAD__\))/gs, '(')
    .replaceAll(', __VITE_PRELOAD__)', ')()');

/**
 * Vite plugin: keeps dynamic imports unchanged. Vite wraps each import in a preloading function, 1.2 kB (brotli) in every widget that
 * writes `<link>` elements into the partner's page.
 */
export const plainImports = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({name}) => applies(name),
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  renderChunk: (code) => (code.includes('__vitePreload') ? {code: unwrapped(code), map: null} : null),
});
