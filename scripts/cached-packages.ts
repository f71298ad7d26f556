import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Installs packages that only a measurement needs into `.cache/<name>`, outside the product's packages. The versions are exact. Returns the
 * folder; undefined when the registry does not answer and the folder does not contain the packages.
 */
export const installInCache = (
  root: string,
  name: string,
  versions: Readonly<Record<string, string>>,
): string | undefined => {
  const folder = join(root, '.cache', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), JSON.stringify({private: true, dependencies: versions}));
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    });
  } catch {
    // Without a network, the packages of an earlier run are used, because their versions are exact.
  }
  const isThere = Object.keys(versions).every((each) => existsSync(join(folder, 'node_modules', each)));
  return isThere ? folder : undefined;
};
