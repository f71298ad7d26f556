import {hash} from 'node:crypto';
import escapeHtml from 'escape-html';
import {LANGUAGES, type Language} from '../../contract/language.ts';

const STYLE = `:root{color-scheme:light dark}body{font:18px/1.6 Georgia,serif;max-width:40em;margin:2em auto;padding:0 1em}
h1{font-size:1.5em;line-height:1.25}button,input,select,textarea{font:inherit}button{min-height:44px;padding:.5em 1.5em;cursor:pointer}
nav a{display:inline-block;min-height:44px;margin-right:1em}small,label,.fault{display:block}label{font-weight:bold}.fault{color:light-dark(#a8281e,#ff9d91)}
input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:.4em .6em}.trap{position:absolute;left:-99in;width:auto}`;

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
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main><nav>${others.join('')}</nav></body></html>
`;
};
