import type {Language} from '../../../contract/language.ts';
import {mailPage, mailParagraph} from '../../messages/mail-page.ts';

/** A mail as text and as HTML: everything is escaped, and nothing is fetched. */
export type MailBody = {readonly text: string; readonly html: string};

/** Builds the body of a mail from paragraphs, a line and the footer. A link is a separate paragraph. */
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
