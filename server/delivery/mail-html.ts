import escapeHtml from 'escape-html';
import type {Language} from '../../contract/language.ts';
import {mailButton, mailPage, mailWords} from '../messages/mail-page.ts';
import type {DeskLink} from './desk-link.ts';
import type {Row} from './compose-mail.ts';

/** The parts of an email, all of them plain text. */
export type HtmlParts = {
  readonly language: Language;
  readonly heading: string;
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  /** The button that opens the record on the desk; absent while the desk is off. */
  readonly desk?: DeskLink | undefined;
  /** The last lines. An address of the agency that is a line of its own becomes a link. */
  readonly foot: readonly string[];
};

/**
 * Builds the HTML of an email. Everything is escaped; links lead to the desk only, there is no image, and nothing is fetched. A
 * visitor's text stays plain, so that no address in the text looks like an address of the agency; `dir="auto"`
 * prevents a right-to-left name from reversing the line.
 */
export const htmlOf = ({language, heading, notes, rows, desk, foot}: HtmlParts): string => {
  const cells = rows.map(
    ({label, value}) =>
      `<tr><th scope="row">${escapeHtml(label)}</th>` +
      `<td dir="auto">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return mailPage({
    language,
    heading,
    body: [
      ...notes.map((note) => `<p><strong>${mailWords(note)}</strong></p>`),
      ...(desk ? [mailButton(desk.words, desk.address)] : []),
      ...(cells.length > 0 ? ['<table>', ...cells, '</table>'] : []),
    ],
    foot,
  });
};
