import {isIP} from 'node:net';
import {createTransport} from 'nodemailer';
import {isThisMachine} from '../settings/this-machine.ts';
import {MAIL_TOPICS, type Channel} from './channel.ts';
import {type MailHeads, mailMessage} from './mail-message.ts';

// A server that says nothing for so long is taken for gone.
const SILENCE_MS = 20_000;
const CONNECT_MS = 10_000;

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
 * Mail by SMTP. `smtps:` speaks TLS from the start, `smtp:` by STARTTLS where the server offers it; a password goes over TLS or
 * to this machine, else nowhere. Delivered once the server has accepted the message with 250 for at least one recipient: another attempt
 * would send it to that one again, each time. `onRefusal` hears of the others. Nobody accepted is a failure.
 */
export const createSmtpChannel = (url: URL, heads: MailHeads, {perHour, onRefusal}: SmtpOptions): Channel => {
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && user !== '' && !isThisMachine(host),
    ...(user === '' ? {} : {auth: {user, pass: decodeURIComponent(url.password)}}),
    ...(isIP(host) === 0 ? {tls: {servername: host}} : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
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
