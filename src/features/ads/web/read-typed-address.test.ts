import { expect, test } from 'vitest';
import { readTypedAddress } from './read-typed-address.ts';

test.each(['example.com', ' https://example.com/shop?a=b ', 'localhost:4000', 'bücher.example/über'])(
  'takes %j as it is typed',
  (typed) => {
    expect(readTypedAddress(typed)).toBe(typed.trim());
  },
);

test.each(['', '  ', 'two words', 'ftp://example.com', 'javascript:alert(1)', 'https://a:b@example.com'])(
  'refuses %j',
  (typed) => {
    expect(readTypedAddress(typed)).toBeNull();
  },
);
