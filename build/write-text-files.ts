import type {Plugin} from 'vite';
import {elementGraph, keepGraph} from './element-graph.ts';
import {textFiles, textsId} from './text-files.ts';
import {widgetFiles} from './widget-files.ts';

/** Vite plugin: writes the texts of all elements beside their bundles, and records the files of each for the loader. */
export const writeTextFiles = (): Plugin => ({
  name: 'lamplight-text-files',
  generateBundle(_options, bundle) {
    keepGraph(elementGraph(widgetFiles(Object.values(bundle)), textsId()));
    for (const {fileName, source} of textFiles()) this.emitFile({type: 'asset', fileName, source});
  },
});
