import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const react = fileURLToPath(new URL('../widgets/element/react.ts', import.meta.url));
const jsxRuntime = fileURLToPath(new URL('../widgets/element/jsx-runtime.ts', import.meta.url));

/**
 * Vite plugin: resolves `react` to Preact core and JSX to our own runtime for widgets. Applies to the given environments only:
 * `resolve.alias` would affect the host, which uses real React.
 */
export const reactOnPreact = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-react-on-preact',
  enforce: 'pre',
  applyToEnvironment: ({name}) => applies(name),
  async resolveId(id, importer) {
    switch (id) {
      case 'preact/hooks': {
        // The module changes the renderer when it loads, so that bundlers keep it even when unused (1.2 kB, brotli).
        const hooks = await this.resolve(id, importer, {skipSelf: true});
        return hooks && {...hooks, moduleSideEffects: false};
      }
      case 'react':
        return react;
      case 'react/jsx-runtime':
      case 'react/jsx-dev-runtime':
        return jsxRuntime;
      default:
        return null;
    }
  },
});
