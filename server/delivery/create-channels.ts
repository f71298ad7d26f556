import type {AgencyConfig} from '../../agency/config.schema.ts';
import {SettingsError} from '../settings/settings-error.ts';
import {SETTINGS} from '../settings/settings.schema.ts';
import type {Settings} from '../settings/settings.ts';
import type {Channel} from './channel.ts';
import {createMailboxChannel} from './mailbox-channel.ts';
import type {MailHeads} from './mail-message.ts';
import {createSmtpChannel, type PartialRefusal} from './smtp-channel.ts';
import {createWebhookChannel} from './webhook-channel.ts';

/** The settings of the channels. */
export type ChannelSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'DESK'
  | 'SMTP_URL'
  | 'MAIL_LIMIT'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'MAIL_LANGUAGE'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
>;

type ChannelParts = {
  readonly now: () => Date;
  readonly onRefusal: (refusal: PartialRefusal) => void;
  /** Returns the origin of the site, whose port may be known only after the server listens. */
  readonly origin: () => string;
};

/**
 * Creates the channels that the settings name. Mail is always included: by SMTP, or into the mailbox folder. Throws a SettingsError for a
 * webhook without a secret.
 */
export const createChannels = (
  settings: ChannelSettings,
  agency: Pick<AgencyConfig, 'agencyName' | 'email'>,
  {now, onRefusal, origin}: ChannelParts,
): readonly Channel[] => {
  const {SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET: secret} = settings;
  if (WEBHOOK_URL && secret === '')
    throw new SettingsError([{setting: 'WEBHOOK_SECRET', expected: SETTINGS.WEBHOOK_SECRET.expected}]);
  const heads: MailHeads = {
    from: senderOf(settings, agency),
    to: agentAddresses(settings, agency),
    language: settings.MAIL_LANGUAGE,
    ...(settings.DESK ? {deskOrigin: origin} : {}),
  };
  return [
    SMTP_URL
      ? createSmtpChannel(SMTP_URL, heads, {perHour: settings.MAIL_LIMIT, onRefusal})
      : createMailboxChannel(settings.DATA_DIR, heads),
    ...(WEBHOOK_URL ? [createWebhookChannel({url: WEBHOOK_URL, secret, now})] : []),
  ];
};

/** Returns the recipients of mails to the agent. */
export const agentAddresses = (
  {MAIL_TO}: Pick<Settings, 'MAIL_TO'>,
  {email}: Pick<AgencyConfig, 'email'>,
): MailHeads['to'] => (MAIL_TO.length > 0 ? MAIL_TO : [email]);

/** Returns the sender of mails. */
export const senderOf = (
  {MAIL_FROM}: Pick<Settings, 'MAIL_FROM'>,
  {agencyName, email}: Pick<AgencyConfig, 'agencyName' | 'email'>,
): MailHeads['from'] => ({name: agencyName, address: MAIL_FROM || email});
