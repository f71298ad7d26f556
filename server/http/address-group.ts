import {isIPv6} from 'node:net';

// A household or office usually has an IPv6 /56, within which its addresses change.
const GROUPS_OF_56_BITS = 4;

/**
 * Groups addresses that count as one sender: an IPv4 address, or an IPv6 /56. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as
 * the IPv4 address.
 */
export const addressGroup = (ip: string | undefined): string => {
  if (ip === undefined) return 'unknown';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({length: Math.max(0, 8 - before.length - after.length)}, () => '0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_56_BITS)
    .map((group) => Number.parseInt(group, 16));
  const last = groups.length - 1;
  return `${groups.map((group, at) => (at === last ? group & 0xff00 : group).toString(16)).join(':')}::/56`;
};
