import escapeHtml from 'escape-html';
import type {Language} from '../../contract/language.ts';
import {WHOLE_WORDS} from './whole-words.ts';

/* The site's colors (look/tokens.css) as a style sheet. No element has a color attribute: a mail program that
   ignores the style sheet shows its own colors in both schemes, and a mail program that inverts colors would
   invert only half of them. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;background:#fbf8f2;color:#14273a;font:17px/1.55 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
body:lang(zh){font:17px/1.7 'Segoe UI',-apple-system,Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif}
.whole{white-space:nowrap}
main{max-width:34em;margin:0 auto;padding:28px 20px;border-top:4px solid #e9a23b}
h1{margin:0 0 .8em;font-size:1.35em;line-height:1.25;font-weight:600}
p,ul,table{margin:0 0 1em}
p,li{text-wrap:pretty}
a{color:#0b5a5e}
.button{display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5a5e;color:#ffffff;text-decoration:none;font-weight:600}
li{margin-bottom:.6em}
small,footer{color:#4c5a67;font-size:.875em}
footer{margin-top:2em;padding-top:1em;border-top:1px solid #d9d3c7}
table{border-collapse:collapse}
th,td{padding:6px 16px 6px 0;vertical-align:top;text-align:left;font-weight:400}
th{color:#4c5a67;overflow-wrap:normal}
@media (max-width:480px){th,td{display:block;padding:0}th{padding-top:10px;font-size:.875em}}
@media (prefers-color-scheme:dark){body{background:#101b26;color:#ece6da}a{color:#7fd0cf}.button{background:#7fd0cf;color:#101b26}small,footer,th{color:#b3bcc4}footer{border-color:#33424f}}`;

/** The parts of an HTML mail. */
export type MailPage = {
  readonly language: Language;
  /** The heading, which is also the title and the subject, as plain text. */
  readonly heading: string;
  /** The paragraphs as escaped HTML. */
  readonly body: readonly string[];
  /**
   * The last lines, which are smaller and below a rule. Plain text, or one of the agency's addresses, which
   * becomes a link.
   */
  readonly foot: readonly string[];
};

const WHOLE = new RegExp(WHOLE_WORDS, 'giu');

/** Writes a text of a mail as HTML: escaped, with telephone numbers that do not break at their hyphens. */
export const mailWords = (text: string): string =>
  escapeHtml(text).replaceAll(WHOLE, (words) => `<span class="whole">${words}</span>`);

/**
 * Writes a paragraph of a mail: escaped, with the line breaks kept. A paragraph that consists of an address
 * becomes a link.
 */
export const mailParagraph = (paragraph: string): string => {
  const address = /^https?:\S+$/u.test(paragraph) ? escapeHtml(paragraph) : undefined;
  return address === undefined
    ? `<p>${mailWords(paragraph).replaceAll('\n', '<br>')}</p>`
    : `<p><a href="${address}">${address}</a></p>`;
};

/** Writes a list of a mail: escaped. */
export const mailList = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${mailWords(item)}</li>`).join('')}</ul>`;

/** Writes the one link that a mail is about, as a button. Programs without style sheets show a link. */
export const mailButton = (text: string, url: string): string =>
  `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`;

/** Writes the HTML part of a mail, which is readable in light and dark and from 320 px on and fetches nothing. */
export const mailPage = ({language, heading, body, foot}: MailPage): string =>
  [
    `<!doctype html>\n<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(heading)}</title>\n<style>${STYLE}</style></head>`,
    `<body><main>\n<h1>${escapeHtml(heading)}</h1>`,
    ...body,
    ...(foot.length > 0 ? ['<footer>', ...foot.map(mailParagraph), '</footer>'] : []),
    '</main></body>\n</html>\n',
  ].join('\n');
