import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './product.ts';

/** Copies files that are published unchanged: the partner demo's pages, and the favicon. */
export const copyFiles = (dist: string): void => {
  cpSync(join(root, 'embed-demo/pages'), join(dist, 'embed-demo'), {recursive: true});
  cpSync(join(root, 'host/drawing/favicon.ico'), join(dist, 'site/favicon.ico'));
};
