import {isIP} from 'node:net';

const LONGEST = 1_024;

/**
 * Returns whether the server may send to an address that a browser gives: https at the default port with a full
 * host name, or an address below one of `own`, the push services that the settings name. `lookupPublic` checks
 * every name again when a message is sent.
 */
export const isPushEndpoint = (text: string, own: readonly string[]): boolean => {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const {protocol, hostname, port, username, password, origin} = new URL(text);
  if (username !== '' || password !== '') return false;
  if (own.includes(origin)) return true;
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && /[^.]\.[a-z][a-z\d-]*$/u.test(hostname);
  return protocol === 'https:' && port === '' && isName;
};
