/* Imports point one way (docs/decisions): the table lists which folder may import from which. Types count like values, with one
   exception: a type adds no byte to a download, so widgets may name the types of schemas. Inside `server/` and `widgets/` the floors of
   scripts/floors.ts apply. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildings, faultsOfFloors} from './floors.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders that each top folder may import, by prefix of the path from the root. Every folder may import itself. */
const allowed: readonly (readonly [folder: string, may: readonly string[]])[] = [
  ['insurance/', []],
  ['contract/', ['insurance/']],
  ['agency/', ['insurance/', 'contract/']],
  ['server/', ['insurance/', 'contract/', 'agency/', 'server/']],
  ['reliability/', ['']],
  ['widgets/element/', ['insurance/', 'contract/']],
  ['widgets/api/', ['contract/', 'widgets/element/']],
  ['widgets/ui/', ['insurance/', 'contract/', 'widgets/element/', 'widgets/api/', 'agency/legal/']],
  // The entry points of the builds name every element; the conformance tests loop over them.
  ['widgets/embed/', ['widgets/', 'contract/']],
  ['widgets/conformance/', ['widgets/', 'build/', 'contract/', 'agency/']],
  // Any other folder of widgets is one element.
  [
    'widgets/',
    [
      'insurance/',
      'contract/',
      'widgets/element/',
      'widgets/ui/',
      'widgets/api/',
      'widgets/conformance/',
      'agency/',
    ],
  ],
  // Tests of the running product use all of it, and compare it with any source.
  ['host/e2e/', ['']],
  ['embed-demo/e2e/', ['']],
  ['host/', ['insurance/', 'agency/', 'contract/', 'widgets/element/', 'look/']],
  // The desk shares no code with the site or the elements, so that none of it reaches a visitor.
  ['desk/e2e/', ['']],
  ['desk/', ['contract/', 'agency/']],
  ['embed-demo/', []],
  // The package describes the elements by their contracts.
  ['package/', ['widgets/', 'insurance/', 'contract/']],
  ['build/', ['']],
  ['scripts/', ['']],
];

/** A widget may import constants and types of these, but no schemas: zod is over 70 kB brotli. */
const schema = /\.schema\.ts$|^(zod|node:)/;

const isTest = (file: string): boolean =>
  /\.(test|e2e\.test)\.tsx?$|\.examples\.tsx?$/.test(file) || file.includes('/testing/');

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?<types>type\s)?[^'"]*?from\s*['"](?<from>[^'"]+)['"]|import\(['"](?<lazy>[^'"]+)['"]\)/g;

type Import = {readonly file: string; readonly target: string; readonly isTypeOnly: boolean};

/** Lists the imports of a file, relative imports as paths from the root. */
const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(({groups}) => {
    const from = groups?.['from'] ?? groups?.['lazy'] ?? '';
    const target = from.startsWith('.') ? relative(root, resolve(root, dirname(file), from)) : from;
    return {file, target, isTypeOnly: groups?.['types'] !== undefined};
  });

/** Returns whether an import violates the table of top folders. */
const isAgainstTable = ({file, target, isTypeOnly}: Import): boolean => {
  const rule = allowed.find(([folder]) => file.startsWith(folder));
  if (!rule) return false;
  const [folder, may] = rule;
  const isWidget = folder.startsWith('widgets/') && folder !== 'widgets/conformance/';
  if (isWidget && !isTypeOnly && schema.test(target)) return true;
  if (!isInRepository(target)) return false;
  // An element's own folder is its second path segment: widgets/quote-form/.
  const own = folder === 'widgets/' ? `${file.split('/').slice(0, 2).join('/')}/` : folder;
  return !target.startsWith(own) && !may.some((prefix) => target.startsWith(prefix));
};

const files = readdirSync(root, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !/(^|\/)(node_modules|dist[^/]*|\.git)\//.test(file) && !isTest(file));
const known = new Set(files.map((file) => file.split('/')[0]));
const isInRepository = (target: string): boolean => known.has(target.split('/')[0]) && target.includes('/');

const imports = files.flatMap(importsOf);
const faults = [
  ...imports.filter(isAgainstTable).map(({file, target}) => `${file} -> ${target}`),
  ...buildings.flatMap((building) => faultsOfFloors(building, imports)),
];
if (faults.length > 0) {
  console.error(`imports that point the wrong way:\n${faults.join('\n')}`);
  process.exit(1);
}
for (const {folder, floors} of buildings)
  console.log(`${folder}\n${floors.map((floor) => `  ${floor.join(' ')}`).join('\n')}`);
console.log(`import directions hold in ${files.length} files; cycles between folders: 0`);
