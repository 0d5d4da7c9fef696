import { expect, it } from 'vitest';
import { prompt } from './prompt.ts';

it.each(['', ' \n', '\u200b', '\u00ad\u2060 \ufeff', '\u0000', '\ud800'])(
  'refuses %j, which shows nothing',
  (text) => {
    expect(prompt.safeParse(text).success).toBe(false);
  },
);

it.each([
  'a',
  '猫',
  '👩\u200d🌾',
  '👁\ufe0f\u200d🗨\ufe0f',
  'قطة',
  'خانه\u200cها',
  'क्\u200dष',
  '1',
  'a cat 😀',
])('takes %j as it is', (text) => {
  expect(prompt.parse(text)).toBe(text);
});

it.each([
  ...[...'\u200f\u200e\u200d\u2060\u00ad\u061c\u3164\ufeff\u200b'].map((mark) => [`a cat ${mark}`, 'a cat']),
  ['a cat \u200b on a sofa', 'a cat   on a sofa'],
  ['a\u200bcat', 'a cat'],
  ['a c\u00adat', 'a cat'],
  ['a c\u200dat \u200d\u200c', 'a cat'],
  ['\u200eقطة\u200f', 'قطة'],
])('reads %j without what is invisible', (text, plain) => {
  expect(prompt.parse(text)).toBe(plain);
});
