import { expect, test } from 'vitest';
import { describeOffer } from './describe-offer.ts';

const once = { percentOff: null, amountOff: null, currency: null, isForever: false, months: 1 };

test.each([
  [{ percentOff: 20 }, '20% off the first month'],
  [{ percentOff: 12.5, months: 3 }, '12.5% off the first 3 months'],
  [{ percentOff: 50, isForever: true }, '50% off every month'],
  [{ percentOff: 100 }, 'The first month is free'],
  [{ percentOff: 100, months: 2 }, 'The first 2 months are free'],
  [{ percentOff: 100, isForever: true }, 'Every month is free'],
  [{ amountOff: 500, currency: 'usd', isForever: true }, '$5 off every month'],
  [{ amountOff: 550, currency: 'usd' }, '$5.50 off the first month'],
  [{ amountOff: 500, currency: 'eur' }, '€5 off the first month'],
  [{ amountOff: 500, currency: 'jpy' }, '¥500 off the first month'],
])('%o is %s', (reduction, words) => {
  expect(describeOffer({ ...once, ...reduction })).toBe(words);
});
