import type {Request} from 'express';
import type {Client} from '../evidence/client.ts';

// Clients can send any headers: evidence stores only their useful part.
const MAX_LENGTH = 1_000;

/** Reads the sender of a request; behind a proxy, the address is correct only with TRUST_PROXY. */
export const clientOf = ({ip = '', headers}: Request): Client => {
  const {'user-agent': userAgent = '', referer: referrer = ''} = headers;
  return {ip, userAgent: userAgent.slice(0, MAX_LENGTH), referrer: referrer.slice(0, MAX_LENGTH)};
};
