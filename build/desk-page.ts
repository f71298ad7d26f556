import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

type Chunk = {readonly file: string; readonly isEntry?: boolean};

/** Writes `dist/desk/index.html`, the only page of the desk. The page contains no data, no inline script and no inline style. */
export const writeDeskPage = (dist: string): void => {
  const folder = join(dist, 'desk');
  const file = join(folder, 'manifest.json');
  const chunks = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>);
  const script = chunks.find(({isEntry}) => isEntry)?.file;
  const style = chunks.find((chunk) => chunk.file.endsWith('.css'))?.file;
  if (script === undefined || style === undefined)
    throw new Error("the desk's build has no entry or no style");
  writeFileSync(join(folder, 'index.html'), page(script, style));
  rmSync(file);
};

const page = (script: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101b26" media="(prefers-color-scheme: dark)">
<title>Lamplight</title>
<link rel="icon" href="/favicon.ico">
<link rel="apple-touch-icon" href="/desk/icons/apple-touch-icon.png">
<link rel="manifest" href="/desk/manifest.webmanifest">
<link rel="stylesheet" href="/${style}">
<script type="module" src="/${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
