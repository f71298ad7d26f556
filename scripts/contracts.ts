/* Writes the files that are generated from the contracts of the elements
   (`widgets/<name>/<name>.contract.ts`): the tables in their READMEs, and `package/custom-elements.json`.
   `--check` writes nothing and fails when a file is out of date. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {customElementsManifest} from '../package/custom-elements.ts';
import {elementFacts} from '../package/element-facts.ts';
import {commonTables, elementTables, withGenerated} from '../package/readme-tables.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';

const {check: isCheck = false} = readArguments<{readonly check?: boolean}>(
  createProgram('npm run contracts --', {
    summary: 'Writes the tables of the elements’ READMEs and package/custom-elements.json.',
    examples: ['npm run contracts', 'npm run contracts -- --check'],
  }).option('--check', 'write nothing; fail when a file is out of date'),
);

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
const readme = (file: string, generated: string): readonly [file: string, text: string] => [
  file,
  withGenerated(file, read(file), generated),
];

const files = [
  readme('widgets/README.md', commonTables()),
  ...elementFacts.map((facts) => readme(`widgets/${facts.widget}/README.md`, elementTables(facts))),
  ['package/custom-elements.json', `${JSON.stringify(customElementsManifest(), undefined, 2)}\n`],
] as const;

const stale = files.filter(([file, text]) => read(file) !== text);
if (isCheck && stale.length > 0) {
  console.error(`out of date (run npm run contracts): ${stale.map(([file]) => file).join(', ')}`);
  process.exit(1);
}
for (const [file, text] of stale) {
  writeFileSync(join(root, file), text);
  console.log(`wrote ${file}`);
}
console.log(`${files.length} files agree with the contracts of ${elementFacts.length} elements`);
