import {fileURLToPath} from 'node:url';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {ensureCurrentBuild} from './current-build.ts';

readArguments(
  createProgram('npm start --', {
    summary:
      'Sets up what is missing, builds when something changed, and serves the site, the API and the elements.',
    notes: 'Settings come from the environment; README.md lists them.',
    examples: ['npm start', 'PORT=8080 DATA_DIR=/var/lib/lamplight npm start'],
  }),
);

try {
  ensureCurrentBuild(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  console.error(`Lamplight cannot start: ${(error as Error).message}`);
  process.exit(1);
}
// The server runs in this process: signals reach it directly, and there is one process to stop.
await import('../server/start/main.ts');
