import type {Request} from 'express';
import type {Client} from '../evidence/client.ts';

// Headers are the sender's to write: evidence keeps as much of them as is of use.
const MAX_LENGTH = 1_000;

/** Reads the sender of a request; behind a proxy the address is right only with TRUST_PROXY. */
export const clientOf = ({ip = '', headers}: Request): Client => {
  const {'user-agent': userAgent = '', referer: referrer = ''} = headers;
  return {ip, userAgent: userAgent.slice(0, MAX_LENGTH), referrer: referrer.slice(0, MAX_LENGTH)};
};
