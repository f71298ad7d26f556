import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {type Ended, runProgram} from '../testing/run-program.ts';
import {sampled} from '../../agency/testing/sampled.ts';
import {bareEnvironment} from '../testing/bare-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// These commands set up missing parts, then run a program of the product.
const BEHIND: Readonly<Record<string, string>> = {
  'scripts/start.mjs': 'scripts/serve.ts',
  'scripts/test.mjs': 'scripts/check.ts',
  'scripts/bench.mjs': 'scripts/bench.ts',
  'scripts/dev.mjs': 'scripts/dev.ts',
  'scripts/reliability.mjs': 'scripts/reliability.ts',
};

const {scripts} = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

// Each program with its names as `npm run <name>`; some programs have several. Programs of others, such as a formatter, have their own help.
const commands = Object.entries(
  Object.groupBy(
    Object.entries(scripts).flatMap(([name, line]) => {
      const [program, file = ''] = line.split(' ');
      return program === 'node' ? [{name, file: BEHIND[file] ?? file}] : [];
    }),
    ({file}) => file,
  ),
).map(([file, named = []]) => [named.map(({name}) => name).join(', '), file] as const);

const NO_STORE = {DATA_DIR: '/nonexistent'};

const askForHelp = (file: string): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {...bareEnvironment, ...NO_STORE};
    execFile(process.execPath, [file, '--help'], {cwd: root, env}, (error, out, err) => {
      resolve({code: error ? Number(error.code) : 0, out, err});
    });
  });

// A terminal has 80 columns unless its owner has changed the size.
const tooWide = (help: string): readonly string[] => help.split('\n').filter((line) => line.length > 80);

const subcommandsIn = (help: string): readonly string[] =>
  [...(/\nCommands:\n([\s\S]*?)\n\n/u.exec(help)?.[1] ?? '').matchAll(/^ {2}(\w+)/gmu)].flatMap(
    ([, name = '']) => (name === 'help' ? [] : [name]),
  );

test.each(commands)(
  '"npm run %s" and each of its commands explain themselves with examples',
  {timeout: 120_000},
  async (_names, file) => {
    const {code, out, err} = await askForHelp(file);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: [\s\S]*\nExamples:\n {2}\S/u);
    expect(tooWide(out)).toEqual([]);
    const helps = await Promise.all(
      sampled(subcommandsIn(out)).map((each) => runProgram(basename(file), [each, '--help'], NO_STORE)),
    );
    for (const help of helps) {
      expect([help.code, help.err]).toEqual([0, '']);
      expect(help.out).toMatch(/^Usage: [\s\S]*\nExamples:\n {2}\S/u);
      expect(tooWide(help.out)).toEqual([]);
    }
  },
);
