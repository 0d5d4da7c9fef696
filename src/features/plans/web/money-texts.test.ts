import { expect, test } from 'vitest';
import { formatMoney } from '#web/ui/format-money.ts';
import { creditUseText, pricePerPicture } from './money-texts.ts';

test('amounts are formatted in their currency, whatever its smallest unit', () => {
  expect(formatMoney(1_499, 'usd')).toBe('$14.99');
  expect(formatMoney(1_499, 'eur')).toBe('€14.99');
  expect(formatMoney(1_499, 'jpy')).toBe('¥1,499');
});

test('a picture costs its share of the month', () => {
  expect(pricePerPicture({ unitAmount: 999, credits: 3 }, 1)).toBe('$3.33');
  expect(pricePerPicture({ unitAmount: 1_499, credits: 300 }, 1)).toBe('5¢');
  expect(pricePerPicture({ unitAmount: 999, credits: 10 }, 1)).toBe('$1.00');
  expect(pricePerPicture({ unitAmount: 1_499, credits: 299 }, 4)).toBe('20¢');
});

test('the default image model comes first in the text about credits', () => {
  const model = (id: string, cost: number, provider: string | null) => {
    return { id, name: id, provider, cost, takesReference: true };
  };
  const studio = { ...model('studio', 1, null), name: 'Studio engine' };
  const dear = model('gpt-image-1', 4, 'OpenAI');
  expect(creditUseText([studio, model('flash', 1, 'Google')])).toBe('One credit makes one picture.');
  expect(creditUseText([studio, dear])).toBe(
    'One credit makes one picture. Other image models differ: 4 with OpenAI gpt-image-1.',
  );
  expect(creditUseText([dear, studio])).toBe(
    'A picture takes 4 credits with OpenAI gpt-image-1. Other image models differ: 1 with Studio engine.',
  );
});
