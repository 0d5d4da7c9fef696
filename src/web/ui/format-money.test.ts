import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('amounts in the smallest unit are written in dollars, or without cents where there are none', () => {
  expect(formatMoney(999, 'usd')).toBe('$9.99');
  expect(formatMoney(500, 'jpy')).toBe('¥500');
});

test('nothing has no sign', () => {
  expect(formatMoney(-0, 'usd')).toBe('$0.00');
});
