import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['example.com', 'https://example.com/'],
  ['  https://example.com/shop?a=1#top ', 'https://example.com/shop?a=1#top'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['localhost:3000', 'https://localhost:3000/'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
])('%s is read as %s', (typed, url) => {
  expect(webAddress.parse(typed)).toBe(url);
});

test.each([
  '',
  '   ',
  'not an address',
  'ftp://example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'view-source:https://example.com',
  'blob:https://example.com/1',
  'about:blank',
  'mailto:somebody@example.com',
  'https://user:password@example.com',
  'https://user@example.com',
  'https://',
  'http://exa mple.com',
  'https://[::1',
  'https://example.com:99999',
])('%j is rejected with a message', (typed) => {
  const { success, error } = webAddress.safeParse(typed);
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).toMatch(/^Please enter a web address/);
});

test('rejects a very long address', () => {
  expect(webAddress.safeParse(`https://example.com/${'x'.repeat(1_980)}`).success).toBe(true);
  expect(webAddress.safeParse(`https://example.com/${'x'.repeat(1_981)}`).success).toBe(false);
});

test('rejects missing and other values with a message', () => {
  for (const value of [undefined, null, 7, {}])
    expect(webAddress.safeParse(value).error?.issues[0]?.message).toMatch(/^Please enter a web address/);
});

test('an address that is accepted can be read again', () => {
  const long = webAddress.safeParse(`e.com/${'ж'.repeat(1_900)}`);
  expect(long.error?.issues[0]?.message).toBe('This web address is too long');
  const short = webAddress.parse(`e.com/${'ж'.repeat(300)}`);
  expect(webAddress.parse(short)).toBe(short);
});
