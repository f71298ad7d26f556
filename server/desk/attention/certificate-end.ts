import {connect} from 'node:tls';
import {MS_PER_HOUR} from '../../../insurance/calendar/duration.ts';

const WAIT_MS = 3_000;
const FRESH_MS = 6 * MS_PER_HOUR;

let last: {readonly origin: string; readonly atMs: number; readonly end: Date | undefined} | undefined;

/**
 * Returns the end of the certificate of the site's address; undefined without https, and if this machine cannot
 * reach the address. Checks at most once in six hours.
 */
export const certificateEnd = async (origin: string | undefined, now: Date): Promise<Date | undefined> => {
  if (!origin?.startsWith('https:')) return undefined;
  if (last?.origin === origin && Math.abs(now.getTime() - last.atMs) < FRESH_MS) return last.end;
  const end = await readEnd(new URL(origin));
  last = {origin, atMs: now.getTime(), end};
  return end;
};

const readEnd = (address: URL): Promise<Date | undefined> => {
  const {promise, resolve} = Promise.withResolvers<Date | undefined>();
  const socket = connect({
    host: address.hostname,
    port: Number(address.port || 443),
    servername: address.hostname,
    // Browsers check the validity; this check must also report an expired certificate.
    rejectUnauthorized: false,
    timeout: WAIT_MS,
  });
  const give = (end: Date | undefined): void => {
    socket.destroy();
    resolve(end);
  };
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    give(Number.isNaN(end.getTime()) ? undefined : end);
  });
  socket.once('timeout', () => give(undefined));
  socket.once('error', () => give(undefined));
  return promise;
};
