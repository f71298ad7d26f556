/* Builds all served files into `dist`: elements, loader, standalone files, the agency's pages in five
   languages, the partner demo. Fails when a text is missing or a page cannot be drawn. The result is put in
   place at the end, so a failed build leaves the last good one. An element over its budget fails the command
   after that: the product works, and the browser tests of the same run need it. */
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createBuilder, type Rolldown} from 'vite';
import {loadAgency} from '../agency/load.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {buildStamp} from './build-stamp.ts';
import {compressFolder, filesBelow} from './compress.ts';
import {copyFiles} from './copy-files.ts';
import {embedManifest} from './embed-manifest.ts';
import {freshDist, root, version} from './product.ts';
import {writeDeskApp} from './desk-app.ts';
import {writeDeskPage} from './desk-page.ts';
import {prerenderSite} from './prerender-site.ts';
import {writeModules} from './shared-parts.ts';
import {widgetFiles} from './widget-files.ts';
import {sizeTable, weighWidgets} from './widget-sizes.ts';
import {writeSnippets} from './write-snippets.ts';
import {writePackage} from './write-package.ts';
import {writeWordpress} from './write-wordpress.ts';

readArguments(
  createProgram('npm run build --', {
    summary: 'Builds everything that is served into dist; a failed build leaves the last good one.',
    examples: ['npm run build'],
  }),
);

const started = Date.now();
const stamp = buildStamp(root, process.env);
rmSync(freshDist, {recursive: true, force: true});

const builder = await createBuilder({configFile: join(root, 'vite.config.ts'), configLoader: 'native'}, null);
let widgetOutput: Rolldown.RolldownOutput['output'] | undefined;
for (const environment of Object.values(builder.environments)) {
  if (environment.name === 'client' || environment.name === 'ssr') continue; // Vite's own two environments
  const result = await builder.build(environment);
  if (environment.name === 'widgets' && 'output' in result) widgetOutput = result.output;
}
if (!widgetOutput) throw new Error('the widgets were not built');

const embed = join(freshDist, 'embed/v1');
writeModules(freshDist);
const read = (file: string): Uint8Array => readFileSync(join(embed, file));
const widgets = widgetFiles(widgetOutput);
const {sizes, faults} = weighWidgets(widgets, read);
const manifest = embedManifest(version, widgets, filesBelow(embed), read);
writeFileSync(join(embed, 'manifest.json'), JSON.stringify(manifest, undefined, 1));

writePackage(freshDist);
writeWordpress(freshDist);
const csp = await prerenderSite(freshDist, widgets, manifest);
await writeSnippets(freshDist);
copyFiles(freshDist);
writeDeskPage(freshDist);
await writeDeskApp(freshDist);
for (const folder of ['embed', 'site', 'desk', 'embed-demo']) compressFolder(join(freshDist, folder));
writeFileSync(join(freshDist, 'build.json'), JSON.stringify({stamp, version, csp, sizes}, undefined, 1));
rmSync(join(freshDist, 'prerender'), {recursive: true, force: true});

const dist = join(root, 'dist');
const old = join(root, 'dist.old');
rmSync(old, {recursive: true, force: true});
if (existsSync(dist)) renameSync(dist, old);
renameSync(freshDist, dist);
rmSync(old, {recursive: true, force: true});

console.log(sizeTable(sizes));
// The budgets apply to the product with the sample agency. The names and addresses of a real agency may be longer.
if (faults.length > 0 && loadAgency().isSample) {
  console.error(`over budget (brotli):\n${faults.join('\n')}`);
  process.exitCode = 1;
}
console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
