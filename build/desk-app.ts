import {createHash} from 'node:crypto';
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import escapeHtml from 'escape-html';
import {loadAgency} from '../agency/load.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {writeDeskIcons} from './pictures/write-icons.ts';
import {root} from './product.ts';

type Texts = Readonly<Record<'manifest.name' | 'offline.title' | 'offline.text' | 'offline.again', string>>;

const textsOf = (language: Language): Texts =>
  JSON.parse(readFileSync(join(root, `desk/worker/messages/${language}.json`), 'utf8')) as Texts;

/**
 * Writes the files that make the desk installable on a phone: the manifest and the offline page in each language, and the icons. The worker
 * contains the hash of the offline pages, so that browsers fetch a new worker when a page changes.
 */
export const writeDeskApp = async (dist: string): Promise<void> => {
  const desk = join(dist, 'desk');
  const folder = join(desk, 'offline');
  mkdirSync(folder, {recursive: true});
  const {agencyName} = loadAgency();
  const hash = createHash('sha256').update(offlineStyle);
  writeFileSync(join(folder, 'offline.css'), offlineStyle);
  for (const language of LANGUAGES) {
    const texts = textsOf(language);
    const page = offlinePage(language, texts);
    hash.update(page);
    writeFileSync(join(folder, `${language}.html`), page);
    const file = join(desk, `manifest-${language}.webmanifest`);
    writeFileSync(file, JSON.stringify(manifestOf(language, texts['manifest.name'], agencyName)));
  }
  appendFileSync(join(desk, 'worker.js'), `\n// ${hash.digest('hex').slice(0, 16)}\n`);
  await writeDeskIcons(join(desk, 'icons'));
};

const icon = (file: string, sizePx: number, purpose: 'any' | 'maskable') => ({
  src: `/desk/icons/${file}`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

const manifestOf = (lang: Language, name: string, agencyName: string) => ({
  id: '/desk',
  name: `${name} – ${agencyName}`,
  short_name: name,
  lang,
  dir: 'ltr',
  start_url: '/desk',
  scope: '/desk',
  display: 'standalone',
  background_color: '#fbf8f2',
  theme_color: '#fbf8f2',
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
});

const offlinePage = (language: Language, texts: Texts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101b26" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(texts['offline.title'])}</title>
<link rel="stylesheet" href="/desk/offline/offline.css">
</head>
<body><main>
<h1>${escapeHtml(texts['offline.title'])}</h1>
<p>${escapeHtml(texts['offline.text'])}</p>
<a href="/desk">${escapeHtml(texts['offline.again'])}</a>
</main></body>
</html>
`;

// The page works without the desk's files: its colors come from look/.
const offlineStyle = `body {
  display: grid;
  min-height: 100vh;
  margin: 0;
  place-items: center;
  background: #fbf8f2;
  color: #14273a;
  font: 1.0625rem/1.5 system-ui, sans-serif;
}
main {
  display: grid;
  gap: 16px;
  max-width: 30rem;
  padding: 24px;
}
h1, p {
  margin: 0;
}
a {
  justify-self: start;
  padding: 12px 20px;
  border-radius: 8px;
  background: #14273a;
  color: #fbf8f2;
  font-weight: 600;
  text-decoration: none;
}
@media (prefers-color-scheme: dark) {
  body {
    background: #101b26;
    color: #f3eee4;
  }
  a {
    background: #f0b45c;
    color: #101b26;
  }
}
`;
