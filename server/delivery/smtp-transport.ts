import {isIP} from 'node:net';
import {createTransport} from 'nodemailer';
import {isThisMachine} from '../settings/this-machine.ts';

// A server that says nothing for so long is taken for gone.
const SILENCE_MS = 20_000;
const CONNECT_MS = 10_000;

/** Connects to a mail server. `smtps:` speaks TLS from the start, `smtp:` by STARTTLS; a password goes over TLS or to this machine, else nowhere. */
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
