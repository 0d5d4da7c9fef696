import { expect, test } from 'vitest';
import { createRequestId } from './create-request-id.ts';

const GIVEN = 'edge-0001-a';
const OURS = /^[0-9a-f-]{36}$/;
const nameFrom = (
  remoteAddress: string | undefined,
  trusted: readonly string[],
  given: string | string[] | undefined = GIVEN,
) =>
  createRequestId(trusted)({
    socket: { remoteAddress },
    headers: { 'x-request-id': given },
  });

test.each([
  ['10.1.2.3', ['10.0.0.0/8']],
  ['::ffff:10.1.2.3', ['10.0.0.0/8']],
  ['::1', ['10.0.0.0/8', '::1']],
  ['2001:db8::5', ['2001:db8::/32']],
])('a proxy at %s is believed what it calls a request', (address, trusted) => {
  expect(nameFrom(address, trusted)).toBe(GIVEN);
});

test.each([
  ['203.0.113.7', ['10.0.0.0/8']],
  ['203.0.113.7', []],
  ['::2', ['::1']],
  [undefined, ['10.0.0.0/8']],
])('a client at %s is not, where %j are proxies', (address, trusted) => {
  expect(nameFrom(address, trusted)).toMatch(OURS);
});

test.each([undefined, 'x', 'a b c d e f g', 'a'.repeat(200), '{"level":60}', ['edge-0001-a', 'b']])(
  '%j from a proxy is not a valid id',
  (given) => {
    expect(
      createRequestId(['10.0.0.0/8'])({
        socket: { remoteAddress: '10.0.0.1' },
        headers: { 'x-request-id': given },
      }),
    ).toMatch(OURS);
  },
);
