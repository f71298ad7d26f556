import {hash} from 'node:crypto';
import escapeHtml from 'escape-html';
import {LANGUAGES, type Language} from '../../contract/language.ts';

/* The paper, ink and teal of the site (look/tokens.css), without its fonts: the policy of these pages allows no file. */
const STYLE = `:root{color-scheme:light dark;accent-color:light-dark(#0b5a5e,#7fd0cf)}
body{font:18px/1.6 Georgia,"Songti SC","Noto Serif CJK SC",serif;max-width:36em;margin:0 auto;padding:2.5em 20px 4em;background:light-dark(#fbf8f2,#101b26);color:light-dark(#14273a,#ece6da)}
h1{font-size:1.75em;font-weight:600;line-height:1.2;text-wrap:balance}h2{margin:1.6em 0 .4em;font-size:1.25em;font-weight:600;line-height:1.3}p{margin:0 0 .8em}li{margin-bottom:.4em}details{margin-bottom:.8em}a{color:light-dark(#0b5a5e,#7fd0cf)}button,input,select,textarea{font:inherit;color:inherit;border-radius:10px}
button{min-height:48px;padding:.5em 1.5em;cursor:pointer;border:0;background:light-dark(#0b5a5e,#7fd0cf);color:light-dark(#fff,#0c1a24)}:focus-visible{outline:3px solid light-dark(#0b5a5e,#7fd0cf);outline-offset:2px}
nav{margin-top:3em;border-top:1px solid light-dark(#d9d3c7,#33424f)}nav a{display:inline-block;min-height:44px;line-height:44px;margin-right:1em}small,label,.fault{display:block}label{font-weight:bold}.fault{color:light-dark(#a8281e,#ff9d91)}
input,select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.5em .75em;border:1px solid light-dark(#857c6c,#8b98a3);background:light-dark(#fff,#182634)}[aria-invalid]{border-color:light-dark(#a8281e,#ff9d91)}.trap{position:absolute;left:-99in;width:auto}
@media(forced-colors:active){button{border:1px solid}}`;

/** The Content-Security-Policy of a plain page: its style and its one form. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
};

/** The content of a plain page. */
export type PlainPage = {
  readonly language: Language;
  /** The heading as plain text, which is escaped when the page is rendered. */
  readonly heading: string;
  /** The content as HTML. */
  readonly body: string;
  /** Returns the address of the page in another language; undefined for a page that answers a form. */
  readonly pathIn?: ((language: Language) => string) | undefined;
};

/** Renders a page of the server: HTML without scripts, which works in any browser and under `PAGE_POLICY`. */
export const plainPage = ({language, heading, body, pathIn}: PlainPage): string => {
  const title = escapeHtml(heading);
  const others = pathIn
    ? LANGUAGES.filter((other) => other !== language).map(
        (other) =>
          `<a href="${escapeHtml(pathIn(other))}" lang="${other}" hreflang="${other}">${NAMES[other]}</a>`,
      )
    : [];
  const nav = others.length === 0 ? '' : `<nav>${others.join('')}</nav>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main>${nav}</body></html>
`;
};
