import {lookup} from 'node:dns';
import {BlockList, isIPv4, type LookupFunction} from 'node:net';

// IANA's registries of special-purpose addresses (read 2026-11-22): what is not reachable from everywhere.
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
// Addresses of IPv6 that everybody reaches begin with 2 or 3; those that carry one of IPv4 do not.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet: neither this machine, nor its network, nor a cloud's own services. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

/** A name that leads to an address which is not public. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'private-address';
}

/**
 * Looks a name up as a connection needs it, and refuses a name of which any address is not public. The connection goes to the address that was
 * checked: a name that changes between two looks gains nothing.
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
