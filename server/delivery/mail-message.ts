import {createTransport, type SendMailOptions} from 'nodemailer';
import type {Language} from '../../contract/language.ts';
import type {Receipt} from '../withdrawal/receipt.ts';
import {composeMail} from './compose-mail.ts';
import type {OutboxEvent} from './outbox-event.ts';

/** The sender. */
export type MailHeads = {
  readonly from: {readonly name: string; readonly address: string};
  readonly to: readonly string[];
  /** The agent's language. */
  readonly language: Language;
  /** Returns the origin of the site, whose desk the mails to the agent link to; absent while the desk is off. */
  readonly deskOrigin?: () => string;
  /** Whether the mail is a draft: mail programs open mails to visitors as drafts, which the agent can send. */
  readonly isUnsent?: boolean;
};

/**
 * Builds nodemailer's message for an event: to the agent or, for a receipt, to the visitor. The Message-ID is that
 * of the event, so that most mail programs show a repeated mail once. Every value is text: a file or an address in
 * a value is never opened.
 */
export const mailMessage = (event: OutboxEvent, heads: MailHeads): SendMailOptions => {
  const {from} = heads;
  return {
    from,
    messageId: messageId(event.id, from.address),
    date: new Date(event.createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(event.receipt ? toVisitor(event.receipt, event.id, heads) : toAgent(event, heads)),
  };
};

const toAgent = (event: OutboxEvent, {to: all, language, deskOrigin}: MailHeads): SendMailOptions => {
  const {
    subject,
    text,
    html,
    replyTo,
    to = all,
    language: own = language,
  } = event.toAgent ?? composeMail(event, language, deskOrigin?.());
  return {
    // Objects rather than texts, so that a comma in a name does not separate addresses.
    to: to.map((address) => ({name: '', address})),
    ...(replyTo.address === '' ? {} : {replyTo}),
    subject,
    text,
    html,
    headers: headersOf(event.id, own),
  };
};

const toVisitor = (receipt: Receipt, eventId: string, {isUnsent = false}: MailHeads): SendMailOptions => ({
  to: {name: '', address: receipt.to},
  subject: receipt.subject,
  text: receipt.text,
  html: receipt.html,
  headers: {
    ...headersOf(eventId, receipt.language),
    ...(isUnsent ? {'X-Unsent': '1'} : {}),
    // Mail programs show a button that withdraws at once; they require https (RFC 8058).
    ...(receipt.withdrawUrl.startsWith('https:')
      ? {
          'List-Unsubscribe': `<${receipt.withdrawUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
});

// Automatic replies, such as vacation notices, must not answer (RFC 3834).
const headersOf = (eventId: string, language: Language) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Lamplight-Event': eventId,
  'Content-Language': language,
});

// RFC 5322 section 3.6.4 does not allow the colon of an event's id.
const messageId = (eventId: string, from: string): string =>
  `<${eventId.replaceAll(':', '.')}@${from.split('@').at(-1) ?? 'localhost'}>`;

const writer = createTransport({streamTransport: true, buffer: true, newline: 'windows'});

/** Writes the message as the bytes of an .eml file. */
export const emlOf = async (message: SendMailOptions): Promise<Buffer> => {
  const {message: bytes} = await writer.sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new TypeError('a buffered transport gives a buffer');
  return bytes;
};
