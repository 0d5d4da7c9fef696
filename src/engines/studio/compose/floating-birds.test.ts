import { expect, it } from 'vitest';
import { composeScene } from './compose-scene.ts';

it.each(['a duck on a lake', 'a swan near a tropical island'])('%s floats', (prompt) => {
  const { scene } = composeScene({ prompt, width: 128, height: 96, seed: 3 });
  expect(scene).toMatchObject({ kind: 'landscape', things: [{ isAfloat: true }] });
});

it('a duck on a river, which may flow beside it, stands on the bank', () => {
  const { scene } = composeScene({ prompt: 'a duck on a river', width: 128, height: 96, seed: 3 });
  expect(scene).toMatchObject({ kind: 'landscape', things: [{ isAfloat: false }] });
});
