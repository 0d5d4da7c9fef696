import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.8', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['GZIP ; Q=0.3', 'gzip'],
  ['brotli, gzipped', 'identity'],
  ['br;q=lots, gzip', 'gzip'],
  [',;,q=1', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
