import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

it.each(['a cat 😀', 'a 😀 cat', 'a cat 👩\u200d🌾', 'a cat ♥', 'a cat 🇫🇷', 'a cat ~', 'a cat ★★★'])(
  '%s is the picture of a cat',
  (prompt) => {
    expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, head: 'cat', leftOut: [] });
  },
);

it.each(['🐈', 'a red 🐈'])('the sign is the subject of %s, which has no other', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: false, missing: '🐈' });
});
