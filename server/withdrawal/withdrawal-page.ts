import {hash} from 'node:crypto';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import escapeHtml from 'escape-html';
import {consentStatus, lapsesAt} from '../evidence/consent-status.ts';
import {moment, text, type TextKey} from './texts.ts';
import {withdrawalPath, type GivenConsent} from './withdrawal-link.ts';

const STYLE = `:root{color-scheme:light dark}body{font:18px/1.6 Georgia,serif;max-width:40em;margin:2em auto;padding:0 1em}
h1{font-size:1.5em;line-height:1.25}button{font:inherit;min-height:44px;padding:.5em 1.5em;cursor:pointer}
nav a{display:inline-block;min-height:44px;margin-right:1em}small{display:block}`;

/** The policy that lets the page have its style and its one form, and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
};

/** The parts of a page beside its subject. */
export type PageParts = {
  readonly language: Language;
  readonly token: string;
  /** The values of the agency's placeholders. */
  readonly values: Readonly<Record<string, string>>;
};

/** The page that shows what was agreed to, with the button that withdraws everything while anything stands. */
export const consentPage = (parts: PageParts, consents: readonly GivenConsent[], now: Date): string => {
  const {language, token, values} = parts;
  const say = (key: TextKey, more: Readonly<Record<string, string>> = {}) =>
    escapeHtml(text(language, key, {...values, ...more}));
  const items = consents.map((consent) => {
    const words = consent.text ?? text(language, `kind.${consent.kind}`, values);
    const ended = endOf(consent, now);
    const note = ended ? `<small>${say(ended.key, {date: moment(language, ended.at)})}</small>` : '';
    return `<li lang="${consent.language}">${escapeHtml(words)}${note}</li>`;
  });
  const [first] = consents;
  const date = first ? moment(language, first.serverTime) : '';
  const form = consents.some(({withdrawnAt}) => withdrawnAt === null)
    ? `<p>${say('page.all')}</p><form method="post" action="${escapeHtml(withdrawalPath(language, token))}"><button>${say('page.button')}</button></form>`
    : '';
  return layout(parts, 'page.title', `<p>${say('page.agreed', {date})}</p><ul>${items.join('')}</ul>${form}`);
};

// How and when a consent ended; undefined for a consent that stands.
const endOf = (
  {kind, box, serverTime, withdrawnAt}: GivenConsent,
  now: Date,
): {readonly key: TextKey; readonly at: string} | undefined => {
  if (withdrawnAt !== null) return {key: 'page.withdrawn', at: withdrawnAt};
  const facts = {kind, agreedAt: box.at, recordedAt: serverTime, withdrawnAt};
  const at = lapsesAt(facts);
  return at !== null && consentStatus(facts, now) === 'lapsed' ? {key: 'page.lapsed', at} : undefined;
};

/** A page that only says something: it is done, the link leads nowhere, it cannot be done just now. */
export const notePage = (parts: PageParts, note: 'done' | 'gone' | 'later'): string =>
  layout(parts, `${note}.title`, `<p>${escapeHtml(text(parts.language, `${note}.text`, parts.values))}</p>`);

const layout = ({language, token, values}: PageParts, title: TextKey, body: string): string => {
  const heading = escapeHtml(text(language, title, values));
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) =>
      `<a href="${escapeHtml(withdrawalPath(other, token))}" lang="${other}" hreflang="${other}">${NAMES[other]}</a>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${body}</main><nav>${others.join('')}</nav></body></html>
`;
};
