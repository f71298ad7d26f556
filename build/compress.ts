import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {brotli} from './brotli.ts';

const compressible = new Set([
  '.atom',
  '.js',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Lists every file below a folder, as a path relative to the folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Writes `.br` and `.gz` beside each text file, so that serving costs no CPU; tiny files are not compressed. */
export const compressFolder = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    if (!compressible.has(extname(file))) continue;
    const content = readFileSync(join(folder, file));
    if (content.length < 300) continue;
    writeFileSync(join(folder, `${file}.br`), brotli(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, {level: 9}));
  }
};
