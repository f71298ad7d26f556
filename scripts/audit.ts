/* `npm run audit`: reports known vulnerabilities of the packages, from npm's list. Severity high or above fails. When the registry does
   not answer, the exit code is 3: unknown. */
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';

readArguments(
  createProgram('npm run audit --', {
    summary: 'Queries the package registry for known vulnerabilities of our packages.',
    notes: 'Exit codes: 0 none of severity high or above, 1 some, 3 the registry did not answer.',
    examples: ['npm run -s audit'],
  }),
);

const root = fileURLToPath(new URL('..', import.meta.url));
const grave = ['high', 'critical'] as const;

type Report = {readonly metadata?: {readonly vulnerabilities?: Readonly<Record<string, number>>}};

const parsed = (text: string): Report => {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
};

let isClean = true;
let isAnswered = true;
for (const [what, options] of [
  ['packages that run in production', ['--omit=dev']],
  ['all packages', []],
] as const) {
  const {stdout} = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const counts = parsed(stdout ?? '').metadata?.vulnerabilities;
  if (!counts) {
    console.log(`${what}: NOT CHECKED, the registry did not answer "npm audit"`);
    isAnswered = false;
    continue;
  }
  console.log(
    `${what}: ${Object.entries(counts)
      .map(([severity, count]) => `${count} ${severity}`)
      .join(', ')}`,
  );
  isClean &&= grave.every((severity) => (counts[severity] ?? 0) === 0);
}
if (!isClean) process.exit(EXIT.failed);
process.exit(isAnswered ? EXIT.done : EXIT.partial);
