import escapeHtml from 'escape-html';
import {campaigns} from 'virtual:lamplight/host/agency';
import {LANGUAGES} from '../../contract/language.ts';
import {languages} from '../../agency/languages.ts';
import type {Screen} from '../content/screen.ts';
import type {Text} from '../content/site-context.ts';
import {SITE_MAP_ID} from '../footer/site-map-id.ts';
import {pathOf} from '../routing/path.ts';
import {bannerScript} from './banner-script.ts';
import {keepEarlyIntent} from './early-intent.ts';
import {keepEarlyPress} from './early-press.ts';
import {letSectionsWait} from './let-sections-wait.ts';
import {asScriptText, headScript} from './head-script.ts';
import {moveToSavedLanguage} from './saved-language.ts';
import {isMissing, screenHead} from './screen-head.ts';
import {SPECULATION_RULES} from './speculation-rules.ts';
import {structuredData} from './structured-data.ts';

/** The files a page refers to, as addresses that begin with a slash. */
export type PageFiles = {
  readonly script: string;
  /** The files of React and of the page: the script loads them at the visitor's first intent. */
  readonly later: readonly string[];
  readonly modulePreloads: readonly string[];
};

/** A placeholder in the head for styles, fonts and picture, which the build creates after all pages are drawn. */
export const BUILD_MARK = '<!--build-->';

/** The script of the embeddable elements: the host loads the script as any other page does. */
const LOADER_FILE = '/embed/v1/lamplight.js';

/** Writes a complete HTML page. Also returns the exact text of each inline script for the Content-Security-Policy. */
export const documentOf = (
  screen: Screen,
  body: string,
  files: PageFiles,
  nowMs: number,
): {html: string; inlineScripts: string[]} => {
  const {lang, texts, day, route} = screen;
  const t = texts.i18n.t as Text;
  const others = LANGUAGES.filter((code) => code !== 'en');
  const headScripts = [
    // English pages only: an address with a language has that language, whatever was saved.
    ...(lang === 'en' ? [headScript(moveToSavedLanguage, others)] : []),
    bannerScript(campaigns, nowMs),
    headScript(letSectionsWait),
    headScript(keepEarlyPress),
    headScript(keepEarlyIntent),
  ];
  const speculation = asScriptText(SPECULATION_RULES);
  const data = isMissing(screen) ? [] : structuredData(screen).map(asScriptText);
  const html = [
    '<!doctype html>',
    `<html${attributeText({lang, 'data-page': route.page, 'data-day': day})}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...headScripts.map((script) => `<script>${script}</script>`),
    '<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101b26" media="(prefers-color-scheme: dark)">',
    ...screenHead(screen).map(({tag, key, attributes, text}) =>
      tag === 'title'
        ? `<title>${escapeHtml(text ?? '')}</title>`
        : `<${tag}${attributeText({...attributes, 'data-head': key})}>`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    BUILD_MARK,
    `<script type="module" src="${files.script}" data-later="${files.later.join(' ')}"></script>`,
    ...files.modulePreloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script src="${LOADER_FILE}" defer></script>`,
    `<script type="speculationrules">${speculation}</script>`,
    ...data.map((text) => `<script type="application/ld+json" data-head="structured-data">${text}</script>`),
    '</head>',
    '<body>',
    `<noscript>${withoutScript(screen, t)}</noscript>`,
    `<div id="root">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  // Structured data is a data block, for which CSP needs no hash.
  return {html, inlineScripts: [...headScripts, speculation]};
};

/** Writes the replacement of menu and language list without scripts: both are links, and the menu is the footer's. */
const withoutScript = ({lang, route}: Screen, t: Text): string => {
  const others = languages
    .filter(({code}) => code !== lang)
    .map(
      ({code, name}) =>
        `<a${attributeText({href: pathOf(code, route), lang: code, hreflang: code})}>${name}</a>`,
    );
  return [
    `<div class="noscript"><p>${escapeHtml(t('noscript'))}</p>`,
    `<p><a href="#${SITE_MAP_ID}">${escapeHtml(t('menu'))}</a> ${others.join(' ')}</p></div>`,
  ].join('');
};

/** Writes attributes as HTML text, each with a leading space. */
const attributeText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
