import {isIP} from 'node:net';
import {createTransport} from 'nodemailer';
import {isThisMachine} from '../settings/this-machine.ts';

// A server that is silent for this long counts as gone.
const SILENCE_MS = 20_000;
const CONNECT_MS = 10_000;

/** Connects to a mail server. `smtps:` uses TLS from the start, `smtp:` STARTTLS; a password is sent only over TLS or to this machine. */
export const smtpTransport = (url: URL) => {
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return createTransport({
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
};
