import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const react = fileURLToPath(new URL('../widgets/element/react.ts', import.meta.url));

/**
 * Vite plugin: widgets say `react` and get Preact core. Only for the environments named: `resolve.alias` would reach
 * the host, which is real React.
 */
export const reactOnPreact = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-react-on-preact',
  enforce: 'pre',
  applyToEnvironment: ({name}) => applies(name),
  resolveId(id, importer) {
    switch (id) {
      case 'react':
        return react;
      case 'react/jsx-runtime':
      case 'react/jsx-dev-runtime':
        return this.resolve('preact/jsx-runtime', importer, {skipSelf: true});
      default:
        return null;
    }
  },
});
