import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, normalize} from 'node:path';
import {type LocalServer, serveLocally} from '../../reliability/program/serve-locally.ts';
import {MissingEngine} from './engine.ts';

// The last commit before the elements were split into shared files: nine elements, and a loader without the
// names of files.
const COMMIT = 'e4fb092';

/** Runs a program of the build. Throws with the command and the last line that it printed. */
const run = (cwd: string, program: string, ...args: string[]): void => {
  try {
    execFileSync(program, args, {cwd, stdio: 'pipe', encoding: 'utf8'});
  } catch (error) {
    const {stderr = '', message} = error as {stderr?: string; message: string};
    const lastLine = stderr.trim().split('\n').at(-1) ?? '';
    throw new MissingEngine(`${[program, ...args].join(' ')}: ${lastLine || message}`);
  }
};

/**
 * Builds the first version in a separate work tree, once, and stores its embed files in `.cache`. Returns their folder.
 */
const embedFiles = (root: string): string => {
  const kept = join(root, '.cache/first-version', COMMIT);
  if (existsSync(join(kept, 'manifest.json'))) return kept;
  const tree = join(mkdtempSync(join(tmpdir(), 'lamplight-first-')), 'tree');
  console.log(`Building the first version, ${COMMIT} ...`);
  run(root, 'git', 'worktree', 'add', '--detach', tree, COMMIT);
  try {
    run(tree, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
    run(tree, process.execPath, 'build/build.ts');
    cpSync(join(tree, 'dist/embed/v1'), kept, {recursive: true});
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), {recursive: true, force: true});
  }
  return kept;
};

const typeOf = (path: string): string => (path.endsWith('.js') ? 'text/javascript' : 'application/json');

/** Serves the first version at its published address. Throws a MissingEngine when that version cannot be built. */
export const startFirstVersion = async (root: string): Promise<LocalServer> => {
  const folder = embedFiles(root);
  return serveLocally(({url = ''}, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = join(folder, path.replace(/^\/embed\/v1/u, ''));
    const isThere = path.startsWith('/embed/v1/') && existsSync(file);
    response
      .writeHead(isThere ? 200 : 404, {
        'Content-Type': typeOf(path),
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .end(isThere ? readFileSync(file) : '{}');
  });
};
