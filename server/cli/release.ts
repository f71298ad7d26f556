/** `npm run release`: stores the built embed files permanently under the address of their version. */
import {loadAgency} from '../../agency/load.ts';
import {readSettings} from '../settings/settings.ts';
import {pinnedSnippet} from '../../contract/pinned-snippet.ts';
import {keepRelease} from '../site/releases.ts';
import {createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const {environment, print} = processTerminal();

type Options = {readonly element?: string; readonly lang: string};

const release = ({element, lang}: Options): void => {
  const settings = readSettings(environment);
  const origin = settings.SITE_ORIGIN ?? loadAgency(environment).siteOrigin;
  const {manifest, folder, isNew} = keepRelease(settings.DIST_DIR, settings.DATA_DIR);
  if (element === undefined) {
    const loader = `${origin}/embed/v${manifest.version}/lamplight.js`;
    print(`Version ${manifest.version} ${isNew ? 'is released' : 'was already released'}: ${folder}`);
    print(
      `<script src="${loader}" integrity="${manifest.files['lamplight.js']?.integrity ?? ''}" crossorigin async></script>`,
    );
    return;
  }
  try {
    print(pinnedSnippet(manifest, {origin, element, lang}));
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
};

await runProgram(
  createProgram('npm run release --', {
    summary:
      'Keeps the built embed files under DATA_DIR/releases and serves them permanently at /embed/v<version>/.',
    notes: `The files at the address of a version never change, so a page can pin them by hashes (integrity); /embed/v1/
always serves the current build. Raise the version in package.json before you build a new release.

With --element the command prints the snippet of one element with the hashes of all its files.`,
    examples: [
      'npm run -s release',
      'npm run -s release -- --element quote-form --lang es > quote-form.html',
    ],
  })
    .option('--element <name>', 'prints the pinned snippet of this element')
    .option('--lang <code>', 'the language of the snippet', 'en')
    .action(release),
);
