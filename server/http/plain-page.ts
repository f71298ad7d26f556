import {hash} from 'node:crypto';
import escapeHtml from 'escape-html';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {hoursLine} from '../../agency/hours.ts';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import {publicAgency} from '../../agency/public.ts';
import {LANGUAGES, type Language, pathPrefix} from '../../contract/language.ts';
import {LANGUAGE_NAMES} from '../../contract/language-name.ts';
import {readCatalogs} from '../messages/read-catalogs.ts';
import {WHOLE_WORDS} from '../messages/whole-words.ts';
import type en from './messages/en.json';
import {PLAIN_PAGE_STYLE} from './plain-page-style.ts';

/** The Content-Security-Policy of a plain page: its style and its one form. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', PLAIN_PAGE_STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const TEXTS = readCatalogs<keyof typeof en>(new URL('messages/', import.meta.url));

// The lamp of the site's wordmark (host/drawing/lamp.tsx).
const MARK = `<svg viewBox="0 0 32 40" aria-hidden="true"><path class="flame" d="M16 11.5c3.6 5 4.4 7 3.4 9.4a3.9 3.9 0 0 1-6.8 0c-1-2.4-.2-4.4 3.4-9.4z"/><path d="M7 24C2 14 7 2 16 2s14 12 9 22M11.5 9h9M11 9c-4 5-4 11 0 15h10c4-4 4-10 0-15M9 27h14l3 8H6zM4 37.5h24"/></svg>`;

/** The content of a plain page. */
export type PlainPage = {
  readonly language: Language;
  /** The agency whose name, phone number, hours and license surround the content. */
  readonly agency: AgencyConfig;
  /** The heading as plain text, which is escaped when the page is rendered. */
  readonly heading: string;
  /** The beginning of the title, as plain text, if the title says more than the heading, such as that a form has mistakes. */
  readonly title?: string | undefined;
  /** The content as HTML. */
  readonly body: string;
  /** Returns the address of the page in another language; undefined for a page that answers a form. */
  readonly pathIn?: ((language: Language) => string) | undefined;
};

/** Returns the path of the home page in a language. */
export const homePath = (language: Language): string => pathPrefix(language) || '/';

/** Renders a link, in the shape of a button, that calls the agency. */
export const callLink = (language: Language, {phone}: AgencyConfig): string =>
  `<a class="call" href="tel:${phone.e164}">${say(language, 'call', {phone: phone.display})}</a>`;

/** Renders a page of the server: HTML without scripts, which works in any browser and under `PAGE_POLICY`. */
export const plainPage = ({language, agency, heading, title = heading, body, pathIn}: PlainPage): string => {
  const {agencyName, phone, hours} = agency;
  const others = pathIn
    ? LANGUAGES.filter((other) => other !== language).map(
        (other) =>
          `<a href="${escapeHtml(pathIn(other))}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
      )
    : [];
  const nav =
    others.length === 0 ? '' : `<nav aria-label="${say(language, 'languages')}">${others.join('')}</nav>`;
  const license = fillPlaceholders(legalCatalogs[language].licenceLine, agencyValues(publicAgency(agency)));
  const tel = `<a href="tel:${phone.e164}">${escapeHtml(phone.display)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${agencyName}`)}</title><style>${PLAIN_PAGE_STYLE}</style></head>
<body><header><a class="mark" href="${homePath(language)}" aria-label="${say(language, 'home', {agencyName})}">${MARK}<span>${escapeHtml(agencyName)}</span></a>${tel}</header>
<main><h1>${unbroken(escapeHtml(heading))}</h1>${unbroken(body)}</main>
<footer><p>${unbroken(escapeHtml(`${phone.display} · ${hoursLine(hours, language)}`))}</p><p>${escapeHtml(license)}</p>${nav}</footer></body></html>
`;
};

const TEXT_AND_TAGS = new RegExp(
  String.raw`<(textarea|option)[^]*?<\/\1>|<[^>]*>|${WHOLE_WORDS}|\b\d-\d-\d\b|\b\d\d:\d\d-\d\d:\d\d\b`,
  'giu',
);

/** Keeps telephone numbers, hours and the beginning of "e-mail" whole at the end of a line. Tags and a visitor's own text stay as they are. */
const unbroken = (html: string): string =>
  html.replaceAll(TEXT_AND_TAGS, (part) => {
    if (part.startsWith('<')) return part;
    return /\d/u.test(part) ? `<span class="whole">${part}</span>` : part.replace('-', '\u2011');
  });

const say = (
  language: Language,
  key: keyof typeof en,
  values: Readonly<Record<string, string>> = {},
): string => escapeHtml(fillPlaceholders(TEXTS[language][key], values));
