import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './environments.ts';

/** Puts the partner demo's pages beside the rest: plain files, published as a partner would write them. */
export const copyDemo = (dist: string): void => {
  const pages = join(root, 'embed-demo/pages');
  if (existsSync(pages)) cpSync(pages, join(dist, 'embed-demo'), {recursive: true});
};
