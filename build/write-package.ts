import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {customElementsManifest} from '../package/custom-elements.ts';
import {elementTypes} from '../package/element-types.ts';
import {elementFacts} from '../package/element-facts.ts';
import {packageEntries} from './package-modules.ts';
import {root, version} from './product.ts';

/** The frameworks whose templates get types. */
const frameworks = ['react', 'vue', 'svelte', 'solid'] as const;

/** The tarball's name below `/embed/v1/`. */
const TARBALL = 'lamplight-elements.tgz';

/**
 * Completes the npm package in `dist/package` (its bundles are already there) and packs the tarball, which partners install by its address.
 * Throws when npm cannot pack.
 */
export const writePackage = (dist: string): void => {
  const folder = join(dist, 'package');
  mkdirSync(folder, {recursive: true});
  cpSync(join(root, 'package/published'), folder, {recursive: true});
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('elements.d.ts', elementTypes());
  write('custom-elements.json', `${JSON.stringify(customElementsManifest(), undefined, 2)}\n`);
  for (const {widget, className} of elementFacts)
    write(`${widget}.d.ts`, `import './index.js';\nexport {${className}} from './elements.js';\n`);
  write('data-layer.d.ts', 'export {};\n');
  write('package.json', `${JSON.stringify(packageJson(), undefined, 2)}\n`);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', dist, folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as readonly {readonly filename: string}[];
  if (!packed) throw new Error('npm pack wrote no tarball');
  renameSync(join(dist, packed.filename), join(dist, 'embed/v1', TARBALL));
};

const packageJson = () => {
  const entries = Object.keys(packageEntries);
  return {
    name: '@lamplight/elements',
    version,
    description: 'Insurance calculators, forms and an enrollment banner as custom elements.',
    license: 'UNLICENSED',
    type: 'module',
    // The registration in an element's file is its side effect; everything else may be dropped when unused.
    sideEffects: entries.map((name) => `./${name}.js`),
    customElements: './custom-elements.json',
    types: './index.d.ts',
    exports: {
      '.': {types: './index.d.ts', default: './index.js'},
      ...Object.fromEntries(
        entries.map((name) => [`./${name}`, {types: `./${name}.d.ts`, default: `./${name}.js`}]),
      ),
      ...Object.fromEntries(
        frameworks.map((name) => [`./${name}`, {types: `./${name}.d.ts`, default: './index.js'}]),
      ),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
  };
};
