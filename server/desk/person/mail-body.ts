import escapeHtml from 'escape-html';
import type {Language} from '../../../contract/language.ts';

/** A mail as text and as HTML: everything is escaped, and nothing is fetched. */
export type MailBody = {readonly text: string; readonly html: string};

/** Builds the body of a mail from its paragraphs, a line and the footer. A link is a separate paragraph. */
export const mailBody = (
  language: Language,
  {
    subject,
    paragraphs,
    foot,
  }: {readonly subject: string; readonly paragraphs: readonly string[]; readonly foot: readonly string[]},
): MailBody => ({
  text: [...paragraphs, '-- ', ...foot].join('\n\n'),
  html: [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    ...paragraphs.map(htmlOf),
    '<hr>',
    ...foot.map(htmlOf),
    '</html>',
  ].join('\n'),
});

const htmlOf = (paragraph: string): string => {
  const text = escapeHtml(paragraph).replaceAll('\n', '<br>');
  return /^https?:\S+$/u.test(paragraph) ? `<p><a href="${text}">${text}</a></p>` : `<p>${text}</p>`;
};
