import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildStamp} from '../build/build-stamp.ts';

const builtStamp = (root: string): string | undefined => {
  const file = join(root, 'dist/build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {stamp?: string}).stamp : undefined;
};

/** True if `dist` is a whole build of the present sources and settings. */
export const hasCurrentBuild = (root: string): boolean => builtStamp(root) === buildStamp(root, process.env);

/**
 * Builds unless `dist` was built from the same sources and settings; then it writes nothing. Throws when the build leaves
 * no current `dist`; a build that is complete and over its size budgets is served.
 */
export const ensureCurrentBuild = (root: string): void => {
  if (hasCurrentBuild(root)) return;
  console.log('Building ...');
  spawnSync(process.execPath, [join(root, 'build/build.ts')], {cwd: root, stdio: 'inherit'});
  if (!hasCurrentBuild(root)) throw new Error('the build failed; its output is above');
};
