import {expect, test} from 'vitest';
import {addressGroup} from './address-group.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:201:5:6:7:8', '2001:db8:1:200::/56'],
  ['2001:db8::', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});
