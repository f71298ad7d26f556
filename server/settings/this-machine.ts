import {isIPv4} from 'node:net';

/** Returns whether the host of an address is this machine. A name such as `127.mail.example` is not. */
export const isThisMachine = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
