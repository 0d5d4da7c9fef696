import { expect, test } from 'vitest';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64', '2001:db8:1::/48'],
])('%s is counted as %s, in %s', (address, key, network) => {
  expect([addressKey(address), networkKey(address)]).toEqual([key, network]);
});

test.each(['', 'unknown', '1.2.3', '999.1.1.1', 'x'.repeat(500), "'; DROP TABLE users", '203.0.113.7:80'])(
  '%j is not an address, and is not repeated',
  (text) => {
    expect([addressKey(text), networkKey(text)]).toEqual(['unknown', 'unknown']);
  },
);
