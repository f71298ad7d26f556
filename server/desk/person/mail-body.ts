import type {Language} from '../../../contract/language.ts';
import {mailPage, mailParagraph} from '../../messages/mail-page.ts';

/** A mail as text and as HTML: everything escaped, nothing fetched. */
export type MailBody = {readonly text: string; readonly html: string};

/** Builds the body of a mail from its paragraphs, then a line, then what stands below every mail. A link is a paragraph of its own. */
export const mailBody = (
  language: Language,
  {
    subject,
    paragraphs,
    foot,
  }: {readonly subject: string; readonly paragraphs: readonly string[]; readonly foot: readonly string[]},
): MailBody => ({
  text: [...paragraphs, '-- ', ...foot].join('\n\n'),
  html: mailPage({language, heading: subject, body: paragraphs.map(mailParagraph), foot}),
});
