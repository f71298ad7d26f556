import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The folder that a build writes to. The build renames it to `dist` at the end. */
export const freshDist = join(root, 'dist.new');

/** The product's version, from package.json. */
export const version: string = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {version: string}
).version;

/** Returns the values of the constants that widget code declares. */
export const constants = (isStandalone: boolean): Record<string, string> => ({
  __LAMPLIGHT_VERSION__: JSON.stringify(version),
  __LAMPLIGHT_STANDALONE__: String(isStandalone),
  'process.env.NODE_ENV': '"production"',
});
