import {isIPv4} from 'node:net';

/** Says whether a host, as an address names it, is this machine. A name such as `127.mail.example` is somebody else's. */
export const isThisMachine = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
