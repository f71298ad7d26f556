import {MAIL_TOPICS, type Channel} from './channel.ts';
import {type MailHeads, mailMessage} from './mail-message.ts';
import {smtpTransport} from './smtp-transport.ts';

// Each is a connection of its own; mail servers refuse many from one client.
const AT_ONCE = 4;

/** A mail that the server took for some of its recipients and not for others. Without addresses: it is for the log. */
export type PartialRefusal = {
  /** The event's id. */
  readonly event: string;
  readonly refused: number;
  readonly recipients: number;
  /** The server's answers to the refused recipients: 550 permanent, 451 temporary. */
  readonly codes: readonly number[];
};

/** How much it may send, and who is notified of refused recipients. */
export type SmtpOptions = {
  readonly perHour: number | 'off';
  readonly onRefusal: (refusal: PartialRefusal) => void;
};

/**
 * Mail by SMTP. Delivered once the server has accepted the message with 250 for at least one recipient: another attempt
 * would send it to that one again, each time. `onRefusal` hears of the others. Nobody accepted is a failure.
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
