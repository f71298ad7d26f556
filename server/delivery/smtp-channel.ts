import {MAIL_TOPICS, type Channel} from './channel.ts';
import {type MailHeads, mailMessage} from './mail-message.ts';
import {smtpTransport} from './smtp-transport.ts';

// Each delivery is a separate connection, and mail servers refuse many connections from one client.
const AT_ONCE = 4;

/**
 * A mail that the server accepted for some recipients and refused for others. The report is for the log, so it
 * contains no addresses.
 */
export type PartialRefusal = {
  /** The event's id. */
  readonly event: string;
  readonly refused: number;
  readonly recipients: number;
  /** The server's answers to the refused recipients: 550 permanent, 451 temporary. */
  readonly codes: readonly number[];
};

/** The limits of the channel, and the callback for refused recipients. */
export type SmtpOptions = {
  readonly perHour: number | 'off';
  readonly onRefusal: (refusal: PartialRefusal) => void;
};

/**
 * Delivers mail by SMTP. A mail counts as delivered once the server has accepted the message with 250 for at least
 * one recipient, because another attempt would repeat the mail for that recipient. `onRefusal` reports the refused
 * recipients. If the server refuses all recipients, the delivery fails.
 */
export const createSmtpChannel = (url: URL, heads: MailHeads, {perHour, onRefusal}: SmtpOptions): Channel => {
  const transport = smtpTransport(url);
  return {
    name: 'mail',
    topics: MAIL_TOPICS,
    atOnce: AT_ONCE,
    ...(perHour === 'off' ? {} : {perHour}),
    deliver: async (event, signal) => {
      const sent = await transport.sendMail({...mailMessage(event, heads), signal});
      const {accepted, rejected, rejectedErrors = []} = sent;
      if (rejected.length === 0) return;
      onRefusal({
        event: event.id,
        refused: rejected.length,
        recipients: accepted.length + rejected.length,
        codes: rejectedErrors.flatMap(({responseCode}) => responseCode ?? []),
      });
    },
  };
};
