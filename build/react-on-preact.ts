import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const plain = fileURLToPath(new URL('../widgets/element/plain-jsx.ts', import.meta.url));
const react = fileURLToPath(new URL('../widgets/element/react.ts', import.meta.url));
const jsxRuntime = fileURLToPath(new URL('../widgets/element/jsx-runtime.ts', import.meta.url));

/**
 * Vite plugin: resolves `react` to Preact core for widgets, or to our plain JSX where a file's pragma names it. Applies to the
 * given environments only: `resolve.alias` would reach the host, which uses real React.
 */
export const reactOnPreact = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-react-on-preact',
  enforce: 'pre',
  applyToEnvironment: ({name}) => applies(name),
  async resolveId(id, importer) {
    switch (id) {
      case 'preact/hooks': {
        // The module changes the renderer when it loads, so bundlers keep it even when unused (1.2 kB, brotli).
        const hooks = await this.resolve(id, importer, {skipSelf: true});
        return hooks && {...hooks, moduleSideEffects: false};
      }
      case 'react':
        return react;
      case 'react/jsx-runtime':
      case 'react/jsx-dev-runtime':
        return jsxRuntime;
      case 'lamplight-plain/jsx-runtime':
      case 'lamplight-plain/jsx-dev-runtime':
        // The prerender draws every view with one renderer; browsers get the small one.
        return this.environment.config.consumer === 'client' ? plain : jsxRuntime;
      default:
        return null;
    }
  },
});
