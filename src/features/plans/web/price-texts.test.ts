import { describe, expect, test } from 'vitest';
import { amountInWords, troublesOf } from './price-texts.ts';

test('an amount is formatted in its own currency', () => {
  expect(amountInWords({ unitAmount: 1_499, currency: 'usd' })).toBe('$14.99');
  expect(amountInWords({ unitAmount: 1_500, currency: 'jpy' })).toBe('¥1,500');
  expect(amountInWords({ unitAmount: null, currency: 'usd' })).toBe('Varies');
});

describe('problems of a price', () => {
  const plan = { unitAmount: 999 };
  const price = { active: true, currency: 'usd', unitAmount: 999, livemode: false };

  test('are empty if it matches the card and the mode of the key', () => {
    expect(troublesOf(plan, price, 'test')).toEqual([]);
    expect(troublesOf(plan, price, 'stand-in')).toEqual([]);
    expect(troublesOf(plan, { ...price, livemode: true }, 'live')).toEqual([]);
  });

  test('are listed one by one', () => {
    expect(troublesOf(plan, { ...price, unitAmount: 899 }, 'test')).toEqual([
      'The plan’s card says $9.99, the price is $8.99.',
    ]);
    expect(troublesOf(plan, { ...price, currency: 'eur', active: false }, 'live')).toEqual([
      'The price is inactive: nobody can subscribe to it.',
      'The plan’s card is in US dollars, the price is in EUR.',
      'The price belongs to test mode, the key to the other.',
    ]);
  });
});
