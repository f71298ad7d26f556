import type {Language} from '../../../contract/language.ts';
import {mailButton, mailPage, mailParagraph} from '../../messages/mail-page.ts';

/** A mail as text and as HTML: everything is escaped, and nothing is fetched. */
export type MailBody = {readonly text: string; readonly html: string};

/**
 * Builds the body of a mail from paragraphs, a line and the footer. A link is a separate paragraph, or the button after the paragraphs, which
 * is an address in the text.
 */
export const mailBody = (
  language: Language,
  {
    subject,
    paragraphs,
    button,
    foot,
  }: {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly button?: {readonly words: string; readonly address: string};
    readonly foot: readonly string[];
  },
): MailBody => ({
  text: [...paragraphs, ...(button ? [button.address] : []), '-- ', ...foot].join('\n\n'),
  html: mailPage({
    language,
    heading: subject,
    body: [...paragraphs.map(mailParagraph), ...(button ? [mailButton(button.words, button.address)] : [])],
    foot,
  }),
});
