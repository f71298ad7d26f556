import escapeHtml from 'escape-html';
import type {Language} from '../../contract/language.ts';
import type {Row} from './compose-mail.ts';

/** The parts of an email, all of them plain text. */
export type HtmlParts = {
  readonly language: Language;
  readonly heading: string;
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  readonly foot: string;
};

const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left';

/**
 * Builds the HTML of an email: everything escaped, no link, no image, nothing fetched. A visitor's text stays plain, so that no address in
 * it looks like ours; `dir="auto"` keeps a right-to-left name from reversing the line.
 */
export const htmlOf = ({language, heading, notes, rows, foot}: HtmlParts): string => {
  const cells = rows
    .map(
      ({label, value}) =>
        `<tr><th scope="row" style="${CELL};white-space:nowrap">${escapeHtml(label)}</th>` +
        `<td dir="auto" style="${CELL}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font:16px/1.5 sans-serif;max-width:40em;margin:1em">
<h1 style="font-size:1.25em">${escapeHtml(heading)}</h1>
${notes.map((note) => `<p><strong>${escapeHtml(note)}</strong></p>`).join('\n')}
<table style="border-collapse:collapse">
${cells}
</table>
<p style="color:#555">${escapeHtml(foot)}</p>
</body>
</html>
`;
};
