import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {machine} from './machine.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'docs/reliability');

/** Returns a reason without the folder of this copy: a stack names files by their full paths, and results are published. */
export const withoutFolder = (reason: string, root = ROOT): string =>
  reason.replaceAll(`file://${root}`, '').replaceAll(root, '');

/** A finished run. */
export type Result = {
  readonly name: string;
  readonly title: string;
  readonly proves: string;
  readonly verdict: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly reasons: readonly string[];
  readonly seconds: number;
  readonly seed: number;
  readonly load: string;
};

/** Appends a run to `docs/reliability/<name>.md`: date, machine, command, figures. */
export const keepResult = (result: Result): void => {
  mkdirSync(FOLDER, {recursive: true});
  const file = join(FOLDER, `${result.name}.md`);
  if (!existsSync(file)) writeFileSync(file, `# ${result.name}\n`);
  const given = process.argv.slice(2).filter((argument) => argument !== '--keep');
  const command = [
    `npm run reliability -- ${result.name}`,
    ...given,
    ...(given.includes('--seed') ? [] : [`--seed ${result.seed}`]),
  ].join(' ');
  const rows = Object.entries(result.figures).map(([figure, value]) => `| ${figure} | ${value} |`);
  const lines = [
    '',
    `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${result.title}: ${result.verdict}`,
    '',
    `\`${command}\`, ${result.seconds} s, ${machine()}, load at the end ${result.load}.`,
    '',
    `Proves: ${result.proves}.`,
    '',
    ...(rows.length > 0 ? ['| | |', '|---|---|', ...rows] : []),
    ...result.reasons
      .slice(0, 20)
      .map((reason) => `\n${result.verdict === 'SKIP' ? 'Skipped' : 'Not proven'}: ${withoutFolder(reason)}`),
    '',
  ];
  appendFileSync(file, lines.join('\n'));
};
