import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';

const Manifest = z.looseObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/u),
  files: z.record(z.string(), z.looseObject({integrity: z.string()})),
  widgets: z.record(z.string(), z.looseObject({preload: z.record(z.string(), z.array(z.string()))})),
});

type ReleaseManifest = z.output<typeof Manifest>;

/** A version already exists with different files. */
class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code = 'release';
}

/** Returns the folder of one release, `DATA_DIR/releases/v1.2.3`, whose files `/embed/v1.2.3/` serves. */
export const releaseFolder = (dataDir: string, version: string): string =>
  join(dataDir, 'releases', `v${version}`);

/** Reads the manifest of a folder of embed files. Throws if there is none. */
const readManifest = (folder: string): ReleaseManifest =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));

/**
 * Copies the built embed files permanently beside the existing releases. A release with the same files stays
 * unchanged. Throws a ReleaseError if the release exists with different files, because a pinned address never
 * changes its content.
 */
export const keepRelease = (
  distDir: string,
  dataDir: string,
): {readonly manifest: ReleaseManifest; readonly folder: string; readonly isNew: boolean} => {
  const built = join(distDir, 'embed', 'v1');
  if (!existsSync(join(built, 'manifest.json')))
    throw new ReleaseError('Nothing is built yet: run "npm run build" first.');
  const manifest = readManifest(built);
  const folder = releaseFolder(dataDir, manifest.version);
  if (existsSync(folder)) {
    if (JSON.stringify(readManifest(folder).files) !== JSON.stringify(manifest.files))
      throw new ReleaseError(
        `Version ${manifest.version} was released with other files. Raise the version in package.json and build again.`,
      );
    return {manifest, folder, isNew: false};
  }
  mkdirSync(join(dataDir, 'releases'), {recursive: true});
  const fresh = `${folder}.new`;
  rmSync(fresh, {recursive: true, force: true});
  cpSync(built, fresh, {recursive: true});
  renameSync(fresh, folder);
  return {manifest, folder, isNew: true};
};
