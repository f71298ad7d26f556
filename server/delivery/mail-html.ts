import escapeHtml from 'escape-html';
import type {Language} from '../../contract/language.ts';
import {mailPage} from '../messages/mail-page.ts';
import type {Row} from './compose-mail.ts';

/** The parts of an email, all of them plain text. */
export type HtmlParts = {
  readonly language: Language;
  readonly heading: string;
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  readonly foot: string;
};

/**
 * Builds the HTML of an email. Everything is escaped; there is no link and no image, and nothing is fetched. A
 * visitor's text stays plain, so that no address in the text looks like an address of the agency; `dir="auto"`
 * prevents a right-to-left name from reversing the line.
 */
export const htmlOf = ({language, heading, notes, rows, foot}: HtmlParts): string => {
  const cells = rows.map(
    ({label, value}) =>
      `<tr><th scope="row">${escapeHtml(label)}</th>` +
      `<td dir="auto">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return mailPage({
    language,
    heading,
    body: [
      ...notes.map((note) => `<p><strong>${escapeHtml(note)}</strong></p>`),
      ...(cells.length > 0 ? ['<table>', ...cells, '</table>'] : []),
    ],
    foot: [foot],
  });
};
