import type {SendMailOptions} from 'nodemailer';
import type {AgencyConfig} from '../../../agency/config.schema.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import {senderOf} from '../../delivery/create-channels.ts';
import {emlOf} from '../../delivery/mail-message.ts';
import {writeToMailbox} from '../../delivery/mailbox-channel.ts';
import {smtpTransport} from '../../delivery/smtp-transport.ts';
import type {Settings} from '../../settings/settings.ts';
import {LINK_MINUTES} from '../sign-in/link.store.ts';
import {deskText} from './desk-text.ts';

type MailParts = {
  readonly settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;
  readonly agency: Pick<AgencyConfig, 'agencyName' | 'email'>;
};

type LinkMail = {
  readonly member: DeskMember;
  readonly link: string;
  readonly origin: string;
  readonly kind: 'link' | 'invite';
  readonly now: Date;
};

/**
 * Mails a one-time link in the member's language: by SMTP if configured, otherwise into the mailbox folder, where
 * the newest link of a member replaces earlier links. The outbox is not used, because the outbox stores no secrets
 * and would retry after the link has expired. Throws the mail server's error.
 */
export const mailLink = async ({settings, agency}: MailParts, mail: LinkMail): Promise<void> => {
  const message = messageOf({settings, agency}, mail);
  if (settings.SMTP_URL) await smtpTransport(settings.SMTP_URL).sendMail(message);
  else await writeToMailbox(settings.DATA_DIR, `desk-link.${mail.member.id}.eml`, await emlOf(message));
};

const messageOf = (
  {settings, agency}: MailParts,
  {member, link, origin, kind, now}: LinkMail,
): SendMailOptions => {
  const values = {
    agency: agency.agencyName,
    name: member.name,
    link,
    desk: `${origin}/desk`,
    minutes: LINK_MINUTES,
  };
  return {
    from: senderOf(settings, agency),
    to: {name: '', address: member.mail},
    date: now,
    subject: deskText(member.language, `${kind}.subject`, values),
    text: deskText(member.language, `${kind}.text`, values),
    headers: {'Auto-Submitted': 'auto-generated', 'Content-Language': member.language},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
