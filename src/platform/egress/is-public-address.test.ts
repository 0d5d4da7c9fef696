import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';
import { SPECIAL_IPV4 } from './special-ranges.ts';

const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toAddress = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');

test('the first and the last address of every special IPv4 range are refused, in every form', () => {
  for (const range of SPECIAL_IPV4) {
    const [network, bits] = range.split('/') as [string, string];
    const size = 2 ** (32 - Number(bits));
    for (const address of [network, toAddress(toNumber(network) + size - 1)]) {
      expect(isPublicAddress(address), address).toBe(false);
      expect(isPublicAddress(`::ffff:${address}`), address).toBe(false);
      expect(isPublicAddress(`64:ff9b::${address}`), address).toBe(false);
    }
  }
});

test.each([
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '1.1.1.1',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['loopback, written out', '0:0:0:0:0:0:0:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-mapped in capitals', '::FFFF:10.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64 to metadata', '64:ff9b::a9fe:a9fe'],
  ['NAT64 of a site', '64:ff9b:1::8.8.8.8'],
  ['discard', '100::1'],
  ['dummy prefix', '100:0:0:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['benchmarks', '2001:2::1'],
  ['ORCHID', '2001:10::1'],
  ['ORCHIDv2', '2001:20::1'],
  ['drones', '2001:30::1'],
  ['documentation', '2001:db8::1'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['6to4 of a public address', '2002:808:808::1'],
  ['AS112', '2620:4f:8000::1'],
  ['6bone', '3ffe::1'],
  ['documentation, new', '3fff:fff::1'],
  ['ISATAP', '2a00:1450::5efe:7f00:1'],
  ['ISATAP, global', '2a00:1450::200:5efe:a00:1'],
  ['SRv6', '5f00::1'],
  ['never given out', '4000::1'],
  ['unique local', 'fc00::1'],
  ["Amazon's metadata", 'fd00:ec2::254'],
  ["Google's metadata", 'fd20:ce::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['public with a zone', '2606:4700:4700::1111%1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['all ones', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['a name', 'localhost'],
  ['octal', '0177.0.0.1'],
  ['one number', '2130706433'],
  ['in brackets', '[2606:4700:4700::1111]'],
  ['nothing', ''],
])('%s is not public: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
