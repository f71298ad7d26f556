/*
 * Imports point one way (docs/decisions): the table says which folder may import from which. Types count like values,
 * with one exception: a type costs no visitor a byte, so widgets may name the server contract's and the agency's types.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each folder may import, by prefix of the path from the root. A folder may always import itself. */
const allowed: readonly (readonly [folder: string, may: readonly string[]])[] = [
  ['insurance/', []],
  ['server/contract/', []],
  ['server/', ['insurance/', 'agency/', 'server/']],
  ['agency/', ['insurance/', 'server/contract/']],
  ['widgets/element/', ['insurance/', 'server/contract/']],
  ['widgets/ui/', ['insurance/', 'server/contract/', 'widgets/element/', 'widgets/api/', 'agency/legal/']],
  ['widgets/api/', ['server/contract/', 'widgets/element/']],
  // The builds' entry points name every element; the conformance tests loop over them.
  ['widgets/embed/', ['widgets/', 'server/contract/']],
  ['widgets/conformance/', ['widgets/', 'build/', 'server/contract/', 'agency/']],
  // Any other folder of widgets is one element.
  [
    'widgets/',
    [
      'insurance/',
      'server/contract/',
      'widgets/element/',
      'widgets/ui/',
      'widgets/api/',
      'widgets/conformance/',
      'agency/',
    ],
  ],
  // Tests of the running product drive all of it, and compare with any source.
  ['host/e2e/', ['']],
  ['embed-demo/e2e/', ['']],
  ['host/', ['insurance/', 'agency/', 'server/contract/', 'widgets/element/']],
  ['embed-demo/', []],
  ['build/', ['']],
  ['scripts/', ['']],
];

/** Of these a widget may import constants and types, not schemas: zod is over 70 kB brotli. */
const schema = /\.schema\.ts$|^(zod|node:)/;

const isTest = (file: string): boolean => /\.(test|e2e\.test)\.tsx?$|\.examples\.tsx?$/.test(file);

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?<types>type\s)?[^'"]*?from\s*['"](?<from>[^'"]+)['"]|import\(['"](?<lazy>[^'"]+)['"]\)/g;

/** Every import of a file that goes against the table, as "file -> imported". */
const faultsOf = (file: string): string[] => {
  const place = relative(root, file);
  const rule = allowed.find(([folder]) => place.startsWith(folder));
  if (!rule) return [];
  const [folder, may] = rule;
  // An element's own folder is its second path segment: widgets/quote-form/.
  const own = folder === 'widgets/' ? `${place.split('/').slice(0, 2).join('/')}/` : folder;
  const faults: string[] = [];
  for (const {groups} of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const from = groups?.['from'] ?? groups?.['lazy'] ?? '';
    const target = from.startsWith('.') ? relative(root, resolve(dirname(file), from)) : from;
    const isTypeOnly = groups?.['types'] !== undefined;
    const isWidget = folder.startsWith('widgets/') && folder !== 'widgets/conformance/';
    if (isWidget && !isTypeOnly && schema.test(target))
      faults.push(`${place} -> ${target} (schemas stay on the server)`);
    if (!from.startsWith('.')) continue;
    if (target.startsWith(own) || may.some((prefix) => target.startsWith(prefix))) continue;
    faults.push(`${place} -> ${target}`);
  }
  return faults;
};

const files = readdirSync(root, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\/(node_modules|dist[^/]*|\.git)\//.test(file) && !isTest(file));

const faults = files.flatMap(faultsOf);
if (faults.length > 0) {
  console.error(`imports that point the wrong way:\n${faults.join('\n')}`);
  process.exit(1);
}
console.log(`import directions hold in ${files.length} files`);
