import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const built = fileURLToPath(new URL('../../dist/embed/v1', import.meta.url));

/** Keeps a release 0.9.0 of the same files under another version, as for a page that pinned an old release. */
export const keepOldRelease = (dataDir: string): void => {
  const folder = join(dataDir, 'releases/v0.9.0');
  rmSync(folder, {recursive: true, force: true});
  cpSync(built, folder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  const {version} = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as {version: string};
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`\`${version}\``, '`0.9.0`'));
  }
};
