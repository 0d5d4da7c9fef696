import { expect, it } from 'vitest';
import { prompt } from './prompt.ts';

it.each(['', ' \n', '\u200b', '\u00ad\u2060 \ufeff', '\u0000', '\ud800'])(
  'refuses %j, which shows nothing',
  (text) => {
    expect(prompt.safeParse(text).success).toBe(false);
  },
);

it.each(['a', '猫', '👩\u200d🌾', '\u200eقطة', '1'])('takes %j as it is', (text) => {
  expect(prompt.parse(text)).toBe(text);
});
