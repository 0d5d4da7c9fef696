import { expect, test } from 'vitest';
import { formatMoney } from '#web/ui/format-money.ts';
import { pricePerPicture } from './money-texts.ts';

test('money is told in its currency, whatever the size of its smallest unit', () => {
  expect(formatMoney(1_499, 'usd')).toBe('$14.99');
  expect(formatMoney(1_499, 'eur')).toBe('€14.99');
  expect(formatMoney(1_499, 'jpy')).toBe('¥1,499');
});

test('a picture costs its share of the month', () => {
  expect(pricePerPicture({ unitAmount: 999, credits: 3 })).toBe('$3.33');
  expect(pricePerPicture({ unitAmount: 1_499, credits: 300 })).toBe('5¢');
  expect(pricePerPicture({ unitAmount: 999, credits: 10 })).toBe('$1.00');
});
