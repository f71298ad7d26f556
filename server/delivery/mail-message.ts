import type {SendMailOptions} from 'nodemailer';
import {createTransport} from 'nodemailer';
import type {Language} from '../contract/language.ts';
import {composeMail} from './compose-mail.ts';
import type {ToldEvent} from './told-event.ts';

/** Whose mail it is. */
export type MailHeads = {
  readonly from: {readonly name: string; readonly address: string};
  readonly to: readonly string[];
  /** The agent's language. */
  readonly language: Language;
};

/**
 * An event as nodemailer takes it. The Message-ID is the event's own: a mail that is sent twice, because nobody knows whether
 * the first arrived, is one mail to most mail programs. Every value is text: a file or an address in it is never opened.
 */
export function mailMessage(event: ToldEvent, {from, to, language}: MailHeads): SendMailOptions {
  const {subject, text, html, replyTo} = composeMail(event, language);
  return {
    from,
    // As objects: a comma in one does not make two.
    to: to.map((address) => ({name: '', address})),
    ...(replyTo.address === '' ? {} : {replyTo}),
    subject,
    text,
    html,
    messageId: messageId(event.id, from.address),
    date: new Date(event.createdAt),
    // Vacation notices and the like must not answer (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Lamplight-Event': event.id,
      'Content-Language': language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// RFC 5322 section 3.6.4; the colon of an event's id is not allowed there.
const messageId = (eventId: string, from: string): string =>
  `<${eventId.replaceAll(':', '.')}@${from.split('@').at(-1) ?? 'localhost'}>`;

const writer = createTransport({streamTransport: true, buffer: true, newline: 'windows'});

/** The message as the bytes of an .eml file. */
export async function emlOf(message: SendMailOptions): Promise<Buffer> {
  const {message: bytes} = await writer.sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new TypeError('a buffered transport gives a buffer');
  return bytes;
}
