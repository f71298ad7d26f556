import {lookup} from 'node:dns';
import {BlockList, isIPv4, type LookupFunction} from 'node:net';

// The addresses in IANA's registries of special-purpose addresses (read 2026-11-22) that are not globally
// reachable.
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of PRIVATE_V4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) refused.addSubnet(net, bits, 'ipv6');
// Globally reachable IPv6 addresses begin with 2 or 3, except for addresses that contain an IPv4 address.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether an IP address belongs to the public internet, and not to this machine, the local network or a
 * cloud provider's services.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

/** A host name has an address that is not public. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'private-address';
}

/**
 * Resolves a host name for a connection, and refuses a name of which any address is not public. The connection
 * uses the checked address, so that a name cannot change between the check and the connection.
 */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, {...options, all: true}, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new PrivateAddressError('no address'), []);
    else if (!addresses.every(({address}) => isPublicAddress(address)))
      callback(new PrivateAddressError('the name leads to an address that is not public'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
