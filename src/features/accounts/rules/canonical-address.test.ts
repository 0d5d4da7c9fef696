import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  [' ada@example.com. ', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.da+trial@GoogleMail.com', 'ada@gmail.com'],
  ['ada+1@example.com', 'ada@example.com'],
  ['ada++@example.com', 'ada@example.com'],
  // Other providers distinguish dots.
  ['a.da@example.com', 'a.da@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['"ada+x"@example.com', 'ada@example.com'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@ｇｍａｉｌ．com', 'ada@gmail.com'],
  ['ａｄａ@example.com', 'ada@example.com'],
])('%s is %s', (email, canonical) => {
  expect(canonicalAddress(email)).toBe(canonical);
});

test('canonical addresses stay the same', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = canonicalAddress(email);
      expect(canonicalAddress(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test.each(['', '@', 'a@constructor', 'a@__proto__', '.#', '\u0000@\ud800'])(
  '%j is not a normal address and does not fail',
  (text) => {
    expect(canonicalAddress(text)).toMatch(/@/);
    expect(canonicalAddress(text)).not.toMatch(/object|function/i);
  },
);
