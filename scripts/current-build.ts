import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildStamp} from '../build/build-stamp.ts';

/** Builds unless `dist` was built from the same sources and settings; then it writes nothing. Throws when the build fails. */
export const ensureCurrentBuild = (root: string): void => {
  const file = join(root, 'dist/build.json');
  const had = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {stamp?: string}).stamp
    : undefined;
  if (had === buildStamp(root, process.env)) return;
  console.log('Building ...');
  const {status} = spawnSync(process.execPath, [join(root, 'build/build.ts')], {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('the build failed; its output is above');
};
